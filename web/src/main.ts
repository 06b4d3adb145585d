import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefetchTable } from "./table/assets";

const table = location.hash ? "" : location.pathname.match(/^\/t\/([^/]+)$/)?.[1]; // an invite is claimed first
if (table) prefetchTable(table);

mount(App, { target: document.getElementById("app")! });
