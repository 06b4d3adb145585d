import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";
const data = { target: server, ws: true };

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../patolli/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "^/(t/[^/]+(\\.json|/(?!replay$).+)|(tables|me|games|words)(\\.json|/|$))": data } },
});
