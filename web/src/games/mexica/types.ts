// The types of Mexica, generated from what the server declares.
import type { Schemas } from "../../api/types";

export type MexicaView = Schemas["MexicaView"];
export type MexicaState = Schemas["MexicaState"];
export type MexicaInsight = Schemas["MexicaInsight"];
export type MexicaData = Schemas["MexicaStaticData"];
export type District = Schemas["MexicaDistrictInsight"];
