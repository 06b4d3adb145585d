// The view, the insight and the constant data of Mexica; patolli/games/mexica says what each field means.
import type { Insight, StaticData, View } from "../../api/types";

export interface MexicaState {
  phase: number;
  round: number;
  canal: number[];
  bridge: number[];
  temple: number[];
  owner: number[];
  tile: number[];
  mexica: number[];
  singles: number;
  doubles: number;
  bridges: number;
  bank: number;
  display: number[];
  waiting: number[];
  removed: number[];
  hand: number[][];
  chips: number[];
  points: number[];
  earned: number[][];
}

export interface MexicaView extends View {
  state: MexicaState;
}

export interface District {
  cell: number;
  size: number;
  founded: boolean;
  values: number[];
  neutral: number;
}

export interface MexicaInsight extends Insight {
  turn: { seat: number; ap: number } | null;
  districts: District[];
}

export interface MexicaData extends StaticData {
  columns: number;
  rows: number;
  letters: string;
  cells: [number, number][];
  palace: string[];
  crest: string;
  tiles: number[][];
  ap: number;
}
