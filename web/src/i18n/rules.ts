// The sentences of refusals, fetched when the first one is needed.
import { FluentResource } from "@fluent/bundle";
import { api } from "../api/client";
import type { Message } from "../api/types";
import type { Lang } from "./languages";
import type { Messages } from "./messages";

/** Return why a rule refuses an action, in the reader's language; empty if that has no sentence for it. */
export async function reasonText(words: Messages, lang: Lang, game: string, reason: Message): Promise<string> {
  const [message, args] = reason;
  if (!words.has(message) && game) {
    const file = await api.text("games/{game}/rule-messages/{lang}", { game, lang }).catch(() => "");
    words.add(lang, new FluentResource(file));
  }
  return words.has(message) ? words.say(message, args) : "";
}
