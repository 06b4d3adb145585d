// The address of the page that the reader is on: one for each page.

const PAGES = {
  table: /^\/t\/([a-z0-9]+)$/,
  replay: /^\/t\/([a-z0-9]+)\/replay$/,
  rules: /^\/rules\/([a-z_]+)$/,
  edition: /^\/edition\/([a-z_]+)$/,
  box: /^\/box\/([a-z_]+)$/,
  learn: /^\/learn\/([a-z_]+)$/,
};
export type Page = keyof typeof PAGES | "start" | "missing";

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  /** The table whose box the page of a game is about; empty for the box that comes with the rules. */
  get table(): string {
    return /^[a-z0-9]+$/.exec(new URLSearchParams(this.search).get("table") ?? "")?.[0] ?? "";
  }

  /** Which page this is, and of which table or game. */
  get page(): { name: Page; of: string } {
    for (const [name, pattern] of Object.entries(PAGES)) {
      const of = this.path.match(pattern)?.[1];
      if (of) return { name: name as Page, of };
    }
    return { name: this.path === "/" ? "start" : "missing", of: "" };
  }
}

export const route = new Route();

/** Follow links within the site without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || link.origin !== location.origin || link.target || link.download) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const known = link.pathname === "/" || Object.values(PAGES).some((pattern) => pattern.test(link.pathname));
  if (!known) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
