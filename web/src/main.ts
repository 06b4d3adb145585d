import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { lookAhead } from "./table/prefetch";

const table = location.hash ? "" : location.pathname.match(/^\/t\/([^/]+)$/)?.[1]; // an invitation is taken first
if (table) lookAhead(table);

mount(App, { target: document.getElementById("app")! });
