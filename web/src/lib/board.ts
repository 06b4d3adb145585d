// What every board gets to draw from, and how it says where the reader has pointed.
import type { View } from "./wire";
import type { Words } from "./words";

export interface BoardProps {
  view: View;
  scene: Record<string, any>; // what never changes: where places lie, what stands on a card
  lit: string[]; // places that can be chosen now
  chosen: string[]; // places that were chosen
  words: Words;
  places: string[]; // the names of places that the view gives as numbers
  pick: (spot: string) => void;
}
