// The reader's choices: kept in this browser alone.
import { LANGS, type Lang } from "../i18n/languages";
import { readItem, writeItem } from "./storage";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Switch = "sound" | "notify" | "confirm" | "words" | "keys" | "blind" | "apart";
type State = "on" | "off";

const switched = (which: Switch, otherwise: State) => readItem<State>(which, otherwise) === "on";

function language(): Lang {
  const wanted = readItem("lang", navigator.language.slice(0, 2));
  return wanted in LANGS ? (wanted as Lang) : "en";
}

/** Phones are silent until their owner wants sounds. */
const aloud = (): State => (globalThis.matchMedia?.("(pointer: coarse)").matches ? "off" : "on");

class Settings {
  lang = $state<Lang>(language());
  theme = $state<Theme>(readItem<Theme>("theme", "auto"));

  sound = $state(switched("sound", aloud()));
  notify = $state(switched("notify", "off"));
  confirm = $state(switched("confirm", "on")); // a second click for actions that cannot be undone
  words = $state(switched("words", "off")); // the position in words beside a drawing
  blind = $state(switched("blind", "off")); // the board in words in place of the drawing
  apart = $state(switched("apart", "off")); // colours of seats for every kind of colour vision
  keys = $state(switched("keys", "on")); // single letters and signs act
  chances = $state(readItem<State | "auto">("chances", "auto")); // win chances; auto: where one plays alone

  constructor() {
    this.apply();
  }

  turn(which: Switch, on: boolean): void {
    this[which] = on;
    writeItem(which, on ? "on" : "off");
    this.apply();
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
    document.documentElement.dataset.colours = this.apart ? "apart" : "usual";
  }
}

export const settings = new Settings();
