// The types of Chichén Itzá, generated from what the server declares.
import type { Schemas } from "../../api/types";

export type ChichenView = Schemas["ChichenItzaView"];
export type ChichenInsight = Schemas["ChichenItzaInsight"];
export type ChichenData = Schemas["ChichenItzaStaticData"];
export type Fight = Schemas["ChichenItzaFightInsight"];
