// The assets of a game's tables: its drawing, its actions and its messages; fetched early and once.
import { api, type Api } from "../api/client";
import type { GameData, Options, TableView } from "../api/types";
import { loadSources } from "../i18n/messages";
import { settings } from "../state/settings.svelte";
import { Actions } from "./actions";
import { drawingOf, type Drawing } from "./drawing";

export interface GameAssets {
  drawing: Drawing;
  data: GameData;
  actions: Actions;
}

const data = new Map<string, Promise<GameData>>();
const firstViews = new Map<string, Promise<TableView>>();

/** Return the actions of a game, under its newest rules or older ones, and the constant data of its drawing. */
export function gameData(game: string, options: Options, rules: number | null = null): Promise<GameData> {
  const key = JSON.stringify([game, options, rules]);
  if (!data.has(key)) {
    const found = api.get("games/{game}", { game, ...options, ...(rules && { rules }) });
    found.catch(() => data.delete(key));
    data.set(key, found);
  }
  return data.get(key)!;
}

export async function loadAssets({ game, options, rules }: TableView): Promise<GameAssets> {
  const [drawing, found] = await Promise.all([drawingOf(game), gameData(game, options, rules)]);
  return { drawing, data: found, actions: new Actions(found) };
}

/** Fetch the assets of a game before a table needs them; should that fail, the table will find out. */
export function prefetchGame(game: string, options: Options, rules: number | null = null): void {
  Promise.all([drawingOf(game), loadSources(settings.lang, game), gameData(game, options, rules)]).catch(() => {});
}

/** Fetch a table before its page is made. */
export function prefetchTable(table: string, from: Api = api): void {
  const found = from.get("tables/{table}", { table });
  found.then(({ game, options, rules }) => prefetchGame(game, options, rules)).catch(() => {});
  firstViews.set(table, found);
}

/** Return the first view of a table: a request is answered sooner than a live connection is made. */
export function firstView(table: string, from: Api = api): Promise<TableView> {
  if (!firstViews.has(table)) prefetchTable(table, from);
  const found = firstViews.get(table)!;
  firstViews.delete(table); // it grows old
  return found;
}
