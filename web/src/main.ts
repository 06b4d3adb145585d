import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { warm } from "./lib/warm";

const table = location.hash ? "" : location.pathname.match(/^\/t\/([^/]+)$/)?.[1]; // an invitation is taken first
if (table) warm(table);

mount(App, { target: document.getElementById("app")! });
