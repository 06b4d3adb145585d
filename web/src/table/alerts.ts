// It is your turn: title, sign of the tab, a sound and a notification, as far as they are wanted.
import { settings } from "../state/settings.svelte";

const DOT = `<circle cx="50" cy="14" r="13" fill="#d7263d" stroke="#fff" stroke-width="3"/></svg>`;
let plain = "";

/** Mark the tab, or not. */
export async function badge(on: boolean): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  plain ||= await fetch("/icon.svg").then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  icon.href = on && plain ? `data:image/svg+xml,${encodeURIComponent(plain.replace("</svg>", DOT))}` : "/icon.svg";
}

let audio: AudioContext | undefined;

/** A short sound: two notes of a clay flute. */
export function chime(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return; // before a click no browser makes a sound
  audio ??= new AudioContext();
  [523, 784].forEach((pitch, i) => {
    const at = audio!.currentTime + i * 0.13;
    const tone = new OscillatorNode(audio!, { frequency: pitch, type: "triangle" });
    const loudness = new GainNode(audio!, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    tone.connect(loudness).connect(audio!.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  });
}

/** Tell somebody who looks elsewhere. */
export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const shown = new Notification(title, { body, icon: "/icon.svg", tag: location.pathname });
  shown.onclick = () => (window.focus(), shown.close());
}

/** Ask the browser whether notifications may be shown, when they are turned on; whether they were refused. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.turn("notify", allowed);
  return on && !allowed;
}
