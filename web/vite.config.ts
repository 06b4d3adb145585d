import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";
const data = { target: server, ws: true };

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The game to whose table a module belongs, but for what is not needed at first. */
const game = (id: string) => id.match(/\/src\/games\/([^/]+)\/(?!ScoringDialog|Legend)/)?.[1] ?? null;

/** The picture to which a module belongs: that of a game on the start page. */
function picture(id: string, modules: Modules): string | null {
  const part = (of: string): boolean =>
    /\/Artwork\.svelte/.test(of) || (modules.getModuleInfo(of)?.importers ?? []).some(part);
  return game(id) && part(id) ? `${game(id)}-picture` : null;
}

// A slow line is asked seldom: one file for the first pages, one for each table, and one for what its picture shares.
const groups = [
  {
    name: "pages",
    test: /node_modules|rolldown|\/src\/([aA]pp|api|i18n|state|table|components\/(?!review|table\/(ResultDialog|WaitingRoom|Lesson))|pages\/(HomePage|TablePage))/,
    priority: 2,
  },
  { name: picture, debugName: "pictures", priority: 1 },
  { name: game, debugName: "tables" },
];

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined, // signals as in a page
  test: { include: ["test/*.test.ts"], setupFiles: ["test/setup.ts"] },
  build: {
    outDir: "../patolli/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json", // from which the server knows what a game's table needs
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "^/api/": data } },
});
