import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/api/client";
import { Connection } from "../src/api/connection.svelte";
import type { TableView } from "../src/api/types";
import { FakeApi, tableView } from "./examples";

const flush = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

let api: FakeApi;
let received: TableView[];
let connection: Connection;

function connect(answer?: () => unknown): void {
  api = new FakeApi(answer);
  received = [];
  connection = new Connection(api, "t", {
    wanted: () => ({ after: received.at(-1)?.rev ?? 0, chat: 0, seat: "", words: false }),
    receive: (table) => received.push(table),
  });
  connection.open();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it subscribes when it opens, and receives views", () => {
  connect();
  expect(connection.state).toBe("connecting");
  api.links[0]!.opened();
  expect(api.subscribed).toEqual([{ after: 0, chat: 0, seat: "", words: false }]);
  api.links[0]!.view(tableView({ rev: 7 }));
  expect(connection.state).toBe("open");
  expect(received.map(({ rev }) => rev)).toEqual([7]);
});

test("a lost connection is made again, later each time, and asks for what is missing", () => {
  connect();
  vi.spyOn(Math, "random").mockReturnValue(0); // the shortest of the random times: half a wait
  api.links[0]!.view(tableView({ rev: 7 }));
  api.links[0]!.closed(null);
  expect(connection.state).toBe("offline");
  vi.advanceTimersByTime(800);
  expect(api.links.length).toBe(2);
  api.links[1]!.opened();
  expect(api.subscribed.at(-1)).toEqual({ after: 7, chat: 0, seat: "", words: false });
  for (let n = 2; n < 7; n++) {
    api.links[n - 1]!.closed(null);
    vi.advanceTimersByTime(Math.min(15_000, 500 * 2 ** (n - 1)) / 2 - 1);
    expect(api.links.length, "not yet").toBe(n);
    vi.advanceTimersByTime(1);
    expect(api.links.length).toBe(n + 1);
  }
  vi.restoreAllMocks();
});

test("an old connection that closes late changes nothing", () => {
  connect();
  api.links[0]!.view(tableView());
  api.links[0]!.closed(null);
  vi.advanceTimersByTime(800);
  api.links[1]!.view(tableView());
  api.links[0]!.closed(null);
  expect(connection.state).toBe("open");
});

test("a table that the server does not give is missing", async () => {
  connect(() => {
    throw ApiError.of("no-table");
  });
  api.links[0]!.closed(null);
  await flush();
  expect(connection.missing).toBe(true);
});

test("a server that does not answer is no missing table", async () => {
  connect(() => {
    throw ApiError.of("offline");
  });
  api.links[0]!.closed(null);
  await flush();
  expect(connection.missing).toBe(false);
  expect(connection.state).toBe("offline");
});

test("a refusal is kept until the next view", () => {
  connect();
  api.links[0]!.closed(ApiError.of("too-many-connections"));
  expect(connection.error?.data.code).toBe("too-many-connections");
  vi.advanceTimersByTime(1000);
  api.links[1]!.view(tableView());
  expect(connection.error).toBe(null);
});

test("a closed one stays closed", () => {
  connect();
  connection.close();
  api.links[0]!.closed(null);
  vi.advanceTimersByTime(60_000);
  expect(api.links.length).toBe(1);
  expect(connection.state).toBe("closed");
});
