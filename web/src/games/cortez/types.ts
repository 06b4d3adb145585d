// The view, the insight and the constant data of Cortez; patolli/games/cortez says what each field means.
import type { Insight, StaticData, View } from "../../api/types";

export type Cards = number[] | number; // a bag by kind, or only its size

export interface CortezState {
  colour: number[];
  rounds: number;
  active: number;
  round: number;
  flips: number;
  events: number[];
  treasures: number[];
  figure: number[];
  down: number[];
  march: number;
  lifted: number;
  supply: Cards[];
  war: Cards[];
  bribes: Cards[];
  mission: (number | null)[];
  deck: Cards;
  discard: number[];
  war_deck: Cards[];
  pile: Cards;
  known: number[][];
}

export interface CortezView extends View {
  state: CortezState;
}

export interface Deal {
  kind: string;
  opener: number;
  partner: number;
  maker: number;
  give: number[];
  want: number[];
  value: number | null;
  sent: boolean;
  countered: boolean;
}

export interface CombatSide {
  side: string;
  seat: number;
  war: number;
  weapons: number;
  helpers: number[];
  seen: number[];
  strength: number | null;
  least: number;
  most: number;
}

export interface CortezInsight extends Insight {
  question: string;
  left: { phase: string; food: number; collars: number } | null;
  figures: { inside: number; outside: number }[];
  nations: number[];
  purse: number | null;
  bid: number;
  bidder: number | null;
  sides: CombatSide[];
  deal: Deal | null;
  figure: { code: number; start: number | null } | null;
  lacking: string[];
}

interface Deck {
  words: string[];
  copies: number[];
}

export interface CortezData extends StaticData {
  columns: number;
  rows: number;
  fields: string[];
  city: number[];
  city_size: number;
  square: number;
  temples: number[];
  villages: Record<string, { name: string; supplies: number }>;
  bridges: { field: number; word: string; east: boolean }[];
  own: number;
  colours: string[];
  nations: string[];
  supplies: Deck & { value: number[] };
  events: Deck & { treasure_after: number };
  bribes: Deck;
  deals: string[];
}
