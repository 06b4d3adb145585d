// Requests to the server. A refusal is an error with a sentence for people and the rule, if there is one; a server that
// does not answer has no sentence: `Words.fault` says so in the reader's language.

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly rule = "",
  ) {
    super(message);
  }

  /** Of what it was too much, and in how many seconds one can go on. */
  get wait(): { what: string; n: number } | null {
    const [, what, n] = (this.status === 429 && /^too many (\w+) at once; again in (\d+)/.exec(this.message)) || [];
    return what ? { what, n: Number(n) } : null;
  }
}

async function answer<T>(request: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new Refusal(0, "offline", "");
  }
  const text = await response.text();
  if (response.ok) return (response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
  try {
    const { error, message, rule } = JSON.parse(text);
    throw new Refusal(response.status, error, message, rule);
  } catch (fault) {
    throw fault instanceof Refusal ? fault : new Refusal(response.status, "unknown", response.statusText);
  }
}

export function get<T>(path: string): Promise<T> {
  return answer<T>(fetch(path, { headers: { accept: "application/json" } }));
}

export function post<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return answer<T>(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** A key that makes a repeated request harmless. */
export function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
