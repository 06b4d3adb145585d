// What a reader has chosen: kept in this browser alone.
import { LANGS, type Lang } from "../i18n/messages";

export type Theme = "auto" | "light" | "dark";

function known(): Lang {
  const wanted = localStorage.getItem("lang") ?? navigator.language.slice(0, 2);
  return wanted in LANGS ? (wanted as Lang) : "en";
}

class Settings {
  lang = $state<Lang>(known());
  theme = $state<Theme>((localStorage.getItem("theme") as Theme) ?? "auto");

  sound = $state(localStorage.getItem("sound") === "on");
  notify = $state(localStorage.getItem("notify") === "on");
  confirm = $state(localStorage.getItem("confirm") !== "off"); // ask twice before what cannot be undone
  chances = $state(localStorage.getItem("chances") ?? "auto"); // win chances: on, off, or where one plays alone

  constructor() {
    this.show();
  }

  turn(which: "sound" | "notify" | "confirm", on: boolean): void {
    this[which] = on;
    localStorage.setItem(which, on ? "on" : "off");
  }

  guess(on: boolean): void {
    this.chances = on ? "on" : "off";
    localStorage.setItem("chances", this.chances);
  }

  speak(lang: Lang): void {
    this.lang = lang;
    localStorage.setItem("lang", lang);
    this.show();
  }

  paint(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.show();
  }

  private show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
