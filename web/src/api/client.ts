// Requests to the server and its live connection behind one interface, so that another implementation can stand beside
// this one.
import { adapt, type Adapter } from "./today";
import type { Gets, Posts, Subscribe, TableView, Texts } from "./types";

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

export interface ErrorBody {
  code: string;
  rule: string | null;
  reason: [string, Record<string, unknown>] | null;
  params: Record<string, string | number>;
}

/** A request that failed: the code of its message, with parameters. `offline`: no answer came. */
export class ApiError extends Error {
  constructor(
    readonly body: ErrorBody,
    message = body.code,
  ) {
    super(message);
  }

  get offline(): boolean {
    return this.body.code === "offline";
  }
}

const plain = (code: string): ErrorBody => ({ code, rule: null, reason: null, params: {} });

/** A server that speaks HTTP. */
export class HttpApi implements Api {
  constructor(private adapter: Adapter = adapt) {}

  async get<P extends keyof Gets>(path: P, parameters?: Parameters): Promise<Gets[P]> {
    const answer = await this.request(this.adapter.path(path, parameters), { headers: { accept: "application/json" } });
    return this.adapter.answer(path, JSON.parse(answer)) as Gets[P];
  }

  text(path: Texts, parameters?: Parameters): Promise<string> {
    return this.request(this.address(path, parameters), {});
  }

  async post<P extends keyof Posts>(path: P, body: Posts[P][0], parameters?: Parameters): Promise<Posts[P][1]> {
    const init = { method: "POST", headers: { "content-type": "application/json" } };
    const sent = JSON.stringify(this.adapter.body(path, body));
    const answer = await this.request(this.adapter.path(path, parameters, true), { ...init, body: sent });
    return this.adapter.answer(path, answer ? JSON.parse(answer) : null) as Posts[P][1];
  }

  live(table: string, events: LiveEvents): LiveLink {
    const scheme = location.protocol.replace("http", "ws");
    const socket = new WebSocket(`${scheme}//${location.host}${this.adapter.path("tables/{table}/live", { table })}`);
    socket.onopen = events.opened;
    socket.onmessage = ({ data }) => events.view(this.adapter.answer("tables/{table}", JSON.parse(data)) as TableView);
    socket.onclose = ({ code, reason }) => events.closed(this.adapter.refusal(code, reason));
    return {
      subscribe: (what) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(this.adapter.body("subscribe", what)));
      },
      close: () => socket.close(),
    };
  }

  address(path: Texts, parameters?: Parameters): string {
    return this.adapter.path(path, parameters);
  }

  private async request(address: string, init: RequestInit): Promise<string> {
    let response: Response;
    try {
      response = await fetch(address, init);
    } catch {
      throw new ApiError(plain("offline"));
    }
    const text = await response.text().catch(() => "");
    if (!response.ok) throw this.failure(response, text);
    return text;
  }

  private failure(response: Response, text: string): ApiError {
    try {
      return this.adapter.error(response.status, JSON.parse(text));
    } catch {
      return new ApiError(plain("unknown"), response.statusText);
    }
  }
}

/** A key that makes a repeated request harmless. */
export function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api: Api = new HttpApi();
