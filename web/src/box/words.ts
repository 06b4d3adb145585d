// The words of a box's form: those of the game, and those that only the form has.
import { FluentResource } from "@fluent/bundle";
import { api } from "../api/client";
import type { BoxFault, BoxField, BoxFile } from "../api/types";
import type { Lang } from "../i18n/languages";
import { loadSources, Messages } from "../i18n/messages";
import { steps } from "./paths";

/** Fetch the words of a game's box. */
export async function loadBoxWords(game: string, lang: Lang): Promise<BoxWords> {
  const sources = await loadSources(lang, game);
  const texts = await Promise.all(
    sources.map(({ lang: of }) => api.text("games/{game}/box/messages/{lang}", { game, lang: of })),
  );
  return new BoxWords(
    new Messages(sources.map((source, i) => ({ ...source, files: [new FluentResource(texts[i]!), ...source.files] }))),
  );
}

const id = (...parts: string[]) => parts.join("-").replace(/[_+=.]/g, "-");

export class BoxWords {
  constructor(readonly messages: Messages) {}

  /** Say a message; a number of the box is left out, for it stands in the form. */
  say = (message: string, args: Record<string, unknown> = {}): string =>
    this.messages.say(message, args).replaceAll(/\{\$\w+\}/g, "…");

  private first(messages: string[], otherwise: string): string {
    const found = messages.find((message) => this.messages.has(message));
    return found ? this.say(found) : otherwise;
  }

  word(word: string): string {
    const [, choice] = word.split("=");
    return this.first([id("box", "word", word), id("word", word), ...(choice ? [id("word", choice)] : [])], word);
  }

  sign(sign: string): string {
    return this.first([id("box", "sign", sign)], sign);
  }

  table(option: string, name: string): string {
    return this.first([id("box", option, name), id("box", name)], name.replaceAll("_", " "));
  }

  about(option: string, name: string): string {
    return this.first([id("box", option, name, "about"), id("box", name, "about")], "");
  }

  /** Return the name of a key in a table. */
  key(table: string, key: string): string {
    const plain = [id("box", table, key), id("box", "key", key), id("word", key)];
    return this.first(plain, key.replaceAll("_", " "));
  }

  /** Return the heads of the entries of a list, if it has any. */
  heads(field: BoxField, length: number): string[] | undefined {
    const [table, key = ""] = steps(field.path) as [string, string?];
    const message = [id("box", table, key, "heads"), id("box", table, "heads")].find((one) => this.messages.has(one));
    if (message)
      return this.say(message)
        .split("|")
        .map((head) => head.trim());
    return length > 1 ? Array.from({ length }, (_, i) => String(i + 1)) : undefined;
  }

  fault({ fault, params, message }: BoxFault): string {
    const own = `fault-${fault}`;
    return fault && this.messages.has(own) ? this.say(own, params) : message;
  }

  /** Return where a fault is, as the form names it; the key follows, as the file has it. */
  place(file: BoxFile, { key }: BoxFault): string {
    const [table, ...rest] = steps(key);
    if (!table) return key;
    const where = rest.map((step) => this.key(table, step)).join(", ");
    return [this.table(file.option, table), where].filter(Boolean).join(": ");
  }
}
