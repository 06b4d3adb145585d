// The types of Cortez, generated from what the server declares.
import type { Schemas } from "../../api/types";

export type CortezView = Schemas["CortezView"];
export type CortezState = Schemas["CortezState"];
export type CortezInsight = Schemas["CortezInsight"];
export type CortezData = Schemas["CortezStaticData"];
export type CombatSide = Schemas["CortezSideInsight"];
export type Deal = Schemas["CortezDealInsight"];
export type Cards = number[] | number; // a bag by kind, or only its size
