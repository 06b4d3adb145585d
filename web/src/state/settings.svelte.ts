// The reader's choices: kept in this browser alone.
import { LANGS, type Lang } from "../i18n/languages";
import { readItem, writeItem } from "./storage";

export type Theme = "auto" | "light" | "dark";
type Switch = "on" | "off";

function language(): Lang {
  const wanted = readItem("lang", navigator.language.slice(0, 2));
  return wanted in LANGS ? (wanted as Lang) : "en";
}

class Settings {
  lang = $state<Lang>(language());
  theme = $state<Theme>(readItem<Theme>("theme", "auto"));

  sound = $state(readItem<Switch>("sound", "off") === "on");
  notify = $state(readItem<Switch>("notify", "off") === "on");
  confirm = $state(readItem<Switch>("confirm", "on") === "on"); // a second click for actions that cannot be undone
  words = $state(readItem<Switch>("words", "off") === "on"); // the position in words beside a drawing
  chances = $state(readItem<Switch | "auto">("chances", "auto")); // win chances; auto: where one plays alone

  constructor() {
    this.apply();
  }

  turn(which: "sound" | "notify" | "confirm" | "words", on: boolean): void {
    this[which] = on;
    writeItem(which, on ? "on" : "off");
  }

  showChances(on: boolean): void {
    this.chances = on ? "on" : "off";
    writeItem("chances", this.chances);
  }

  speak(lang: Lang): void {
    this.lang = lang;
    writeItem("lang", lang);
    this.apply();
  }

  useTheme(theme: Theme): void {
    this.theme = theme;
    writeItem("theme", theme);
    this.apply();
  }

  private apply(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
