// Requests to the server and its live connection behind one interface, so that another implementation can stand beside
// this one.
import type { ErrorBody, Gets, Posts, Subscribe, TableView, Texts } from "./types";

export type Parameters = Record<string, string | number | undefined>;

/** The rest of the program reaches the server, or anything that takes its place, through this alone. */
export interface Api {
  get<P extends keyof Gets>(path: P, parameters?: Parameters): Promise<Gets[P]>;
  text(path: Texts, parameters?: Parameters): Promise<string>;
  post<P extends keyof Posts>(path: P, body: Posts[P][0], parameters?: Parameters): Promise<Posts[P][1]>;
  live(table: string, events: LiveEvents): LiveLink;
  address(path: Texts, parameters?: Parameters): string; // for links that download
}

/** A stream of views of one table. */
export interface LiveLink {
  subscribe(what: Subscribe): void; // nothing happens before the link is open
  close(): void;
}

export interface LiveEvents {
  opened: () => void;
  view: (table: TableView) => void;
  closed: (error: ApiError | null) => void; // with an error: the server refuses
}

/** Codes of the client itself: no answer came, or one that is not of this server. */
type OwnCode = "offline" | "unknown";
type ErrorData = Omit<ErrorBody["error"], "code"> & { code: ErrorBody["error"]["code"] | OwnCode };

/** A request that failed: the code of its message with parameters, and the rule if one refuses. */
export class ApiError extends Error {
  constructor(
    readonly data: ErrorData,
    message: string = data.code,
  ) {
    super(message);
  }

  /** Return an error that says no more than its code. */
  static of(code: ErrorData["code"], message?: string): ApiError {
    return new ApiError({ code, rule: "", reason: null, params: {}, rev: null, detail: "" }, message);
  }

  get offline(): boolean {
    return this.data.code === "offline";
  }
}

const ROOT = "/api/v1/";
const CLOSE_CODE = 4000; // and the HTTP status of the error

/** Return the address of a path: its variables are filled in, other parameters are the query. */
function address(path: string, parameters: Parameters = {}): string {
  const query = new URLSearchParams();
  let filled = ROOT + path;
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size ? `${filled}?${query}` : filled;
}

async function request(target: string, init: RequestInit): Promise<string> {
  let response: Response;
  try {
    response = await fetch(target, init);
  } catch {
    throw ApiError.of("offline");
  }
  const text = await response.text().catch(() => "");
  if (!response.ok) throw failure(response, text);
  return text;
}

function failure(response: Response, text: string): ApiError {
  try {
    const { error, message }: ErrorBody = JSON.parse(text);
    return new ApiError(error, message);
  } catch {
    return ApiError.of("unknown", `${response.status} ${response.statusText}`);
  }
}

/** A server that speaks HTTP. */
export class HttpApi implements Api {
  async get<P extends keyof Gets>(path: P, parameters?: Parameters): Promise<Gets[P]> {
    return JSON.parse(await request(address(path, parameters), { headers: { accept: "application/json" } }));
  }

  text(path: Texts, parameters?: Parameters): Promise<string> {
    return request(address(path, parameters), {});
  }

  async post<P extends keyof Posts>(path: P, body: Posts[P][0], parameters?: Parameters): Promise<Posts[P][1]> {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await request(address(path, parameters), init);
    return answer ? JSON.parse(answer) : undefined;
  }

  live(table: string, events: LiveEvents): LiveLink {
    const scheme = location.protocol.replace("http", "ws");
    const socket = new WebSocket(`${scheme}//${location.host}${address("tables/{table}/live", { table })}`);
    socket.onopen = events.opened;
    socket.onmessage = ({ data }) => events.view(JSON.parse(data));
    socket.onclose = ({ code, reason }) =>
      events.closed(code > CLOSE_CODE ? ApiError.of(reason as ErrorData["code"]) : null);
    return {
      subscribe: (what) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(what));
      },
      close: () => socket.close(),
    };
  }

  address(path: Texts, parameters?: Parameters): string {
    return address(path, parameters);
  }
}

/** A key that makes a repeated request harmless. */
export function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api: Api = new HttpApi();
