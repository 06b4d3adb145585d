import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "no-undef": "off", // TypeScript checks it
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space where a line breaks
      "svelte/prefer-svelte-reactivity": "off", // caches that nothing is drawn from stay plain maps
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**"],
    ignores: ["src/api/**"],
    rules: { "no-restricted-globals": ["error", "fetch", "WebSocket", "EventSource", "XMLHttpRequest"] },
  },
  {
    files: ["src/**"],
    ignores: ["src/state/storage.ts"],
    rules: { "no-restricted-syntax": ["error", "Identifier[name=/^(local|session)Storage$/]"] },
  },
  {
    files: ["*.config.*"],
    languageOptions: { globals: { ...globals.node } },
  },
);
