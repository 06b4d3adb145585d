// The sources of the pages by their path in the checkout; the schema is made by a program.
const files = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "./*.ts", "!../src/api/schema.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const inCheckout = (path: string) => path.replace(/^\.\.\//, "web/").replace(/^\.\//, "web/test/");

export const SOURCES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [inCheckout(path), source]),
);
