// No class of the engine is named in the client: questions have names of their own in the insight of each game.
import { expect, test } from "vitest";
import document from "../openapi.json";
import { SOURCES } from "./sources";

const schemas: Record<string, { properties?: { frame?: { enum?: string[]; const?: string } } }> = JSON.parse(
  JSON.stringify(document.components.schemas),
);
const frames = Object.entries(schemas)
  .filter(([name]) => name.endsWith("Frame"))
  .flatMap(([, { properties }]) => properties?.frame?.enum ?? properties?.frame?.const ?? []);

const namedIn = (path: string, source: string) =>
  [...new Set(frames)]
    .filter((frame) => RegExp(`["'\`]${frame}["'\`]`).test(source))
    .map((frame) => `${path}: ${frame}`);

test("the document has the frames of every game", () => {
  expect(frames).toEqual(expect.arrayContaining(["Auction", "March", "Fight", "Turn"]));
});

test("no source names a frame", () => {
  const own = Object.entries(SOURCES).filter(([path]) => path.startsWith("web/src/"));
  expect(own.flatMap(([path, source]) => namedIn(path, source))).toEqual([]);
});

test("a frame that is named is found", () => {
  expect(namedIn("a.svelte", 'if (frame === "Auction") open();')).toEqual(["a.svelte: Auction"]);
});
