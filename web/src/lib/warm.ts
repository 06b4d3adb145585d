// What a table will need, fetched all at once while the page is still being made; the page then finds it in the cache.
import { get } from "./api";
import { drawing } from "./board";
import { settings } from "./settings.svelte";
import type { Sight } from "./wire";
import { Words } from "./words";

export async function warm(table: string): Promise<void> {
  try {
    const { game, options } = await get<Sight>(`/t/${table}.json`);
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
    await Promise.all([drawing(game), Words.load(settings.lang, game), get(`/games/${game}/table.json?${query}`)]);
  } catch {
    // the page will find out by itself, and say so
  }
}
