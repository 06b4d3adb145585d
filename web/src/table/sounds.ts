// Short sounds, made when they are played: wood, water, stone, dice, cards, blows, and notes of a clay flute.
import { settings } from "../state/settings.svelte";

export type Sound = "move" | "water" | "stone" | "dice" | "card" | "fight" | "turn" | "end";

/** A tone of a pitch, or noise around it: when it begins, how long it lasts (seconds), how loud it is. */
type Note = [kind: "tone" | "noise", pitch: number, at: number, long: number, loud: number];

const NOTES: Record<Sound, Note[]> = {
  move: [["tone", 330, 0, 0.07, 0.05], ["noise", 1400, 0, 0.03, 0.04]],
  water: [["noise", 700, 0, 0.3, 0.06], ["noise", 1300, 0.08, 0.25, 0.04]],
  stone: [["tone", 98, 0, 0.18, 0.12], ["noise", 420, 0, 0.08, 0.08]],
  dice: [0, 0.06, 0.11, 0.19].map((at, i): Note => ["noise", 2200 + 300 * i, at, 0.04, 0.07]),
  card: [["noise", 3200, 0, 0.09, 0.04]],
  fight: [["noise", 900, 0, 0.12, 0.09], ["tone", 140, 0, 0.2, 0.1]],
  turn: [["tone", 523, 0, 0.35, 0.1], ["tone", 784, 0.13, 0.35, 0.1]],
  end: [523, 659, 784, 1047].map((pitch, i): Note => ["tone", pitch, i * 0.14, 0.45, 0.1]),
}; // prettier-ignore

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function source(to: AudioContext, kind: Note[0], pitch: number): [AudioScheduledSourceNode, AudioNode] {
  if (kind === "tone") {
    const tone = new OscillatorNode(to, { frequency: pitch, type: "triangle" });
    return [tone, tone];
  }
  if (!noise) {
    noise = to.createBuffer(1, to.sampleRate / 2, to.sampleRate);
    noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  }
  const rush = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 1.2 });
  return [rush, rush.connect(band)];
}

/** Play a sound, if the reader wants any; before a click no browser plays one. */
export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [kind, pitch, after, long, loud] of NOTES[sound]) {
    const at = audio.currentTime + after;
    const [start, end] = source(audio, kind, pitch);
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, long / 4));
    loudness.gain.exponentialRampToValueAtTime(0.001, at + long);
    end.connect(loudness).connect(audio.destination);
    start.start(at);
    start.stop(at + long + 0.05);
  }
}
