// The texts of rules in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "../api/client";
import type { Lang } from "./languages";

/** Return the text of a rule in a language: empty in English, where the refusal quotes the rule itself. */
export async function ruleText(lang: Lang, game: string, rule: string): Promise<string> {
  if (lang === "en") return "";
  const file = await api.text("games/{game}/rule-messages/{lang}", { game, lang }).catch(() => "");
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(file));
  const pattern = bundle.getMessage(`rule-${rule.replace(".", "-")}`)?.value;
  return pattern ? bundle.formatPattern(pattern, {}, []) : "";
}
