// The view, the insight and the constant data of Chichén Itzá; patolli/games/chichen_itza says what each field means.
import type { Insight, StaticData, View } from "../../api/types";

export interface ChichenState {
  round: number;
  order: number[];
  track: number[];
  favour: number[];
  tile: number[];
  creature: number[];
  strength: (number | null)[];
  fought: number[];
  ruin: (number | null)[];
  ruin_up: number[];
  warriors: number[][];
  hero_at: number[][];
  hero_card: number[][];
  scout: number[][];
  reserve: number[];
  coins: number[];
  luck: number[];
  idols: number[];
  shields: number[];
  wheel: number[][];
  war: number[];
  hand: (number[] | number)[];
  god_owner: number[];
  open_gods: number[];
  hero_top: number[];
  gems: number[][];
  mines: number[];
  goal: number[];
  fulfilled: number[][];
  figures: [number, number][][];
  raids: number[];
  raid_cards: number[][];
  slot: number[];
  row_cost: number[];
  column_cost: number[];
  marker: number[][];
}

export interface ChichenView extends View {
  state: ChichenState;
}

export interface Fight {
  attacker: number;
  defender: number | null;
  creature: number | null;
  spot: number;
  phase: number;
  took_place: boolean[];
  hits: number[];
  warriors: number;
  hearts: number;
  power: number;
  throw: { side: number; dice: number[]; left: number } | null;
  face: number;
}

export interface Group {
  seat: number;
  start: number;
  warriors: number;
  heroes: string[];
}

export interface ChichenInsight extends Insight {
  step: string;
  turn: number;
  active: number | null;
  hits_on: number[];
  reach: number;
  scouts_left: number[];
  yields: { coins: number; warriors: number }[];
  fight: Fight | null;
  costs: [number, number][]; // by field: now, and with or without markers
  raid: { seat: number; creature: number } | null;
  group: Group | null;
}

export interface GodCard {
  name: string;
  colour: string;
  says: string;
}

export interface HeroCard {
  name: string;
  type: string;
  pay: number;
  says: string;
}

export interface Wheel {
  name: string;
  values: Record<string, (number | string)[]>;
}

export interface Creature {
  name: string;
  phases: Record<string, string>;
  dice: Record<string, string[]>;
}

export interface Task {
  name: string;
  set: string;
  round: number;
  points: number;
  condition: string;
  says: string;
}

export interface Round {
  die: string;
  city_die: string;
  city_strength: number;
  win: number;
  loss: number;
  set: string;
}

export interface ChichenData extends StaticData {
  spots: string[];
  cells: [number, number][];
  city: [number, number][];
  tiles: { name: string; terrain: string; building: string; gem: string }[];
  slots: { name: string; parts: { spot: string; action: string }[] }[];
  wheels: Wheel[];
  kinds: Creature[];
  gods: GodCard[];
  heroes: HeroCard[];
  tasks: Task[];
  ruins: { name: string; points: number }[];
  gems: string[];
  phases: { name: string; kind: string; extra: boolean }[];
  rounds: Round[];
  numbers: Record<"turns" | "scouts" | "war" | "favour" | "coins", number>;
}
