// Where the reader is: one address for each page.

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** The name of a table, if this is the page of one. */
  get table(): string {
    return this.path.match(/^\/t\/([a-z0-9]+)$/)?.[1] ?? "";
  }
}

export const route = new Route();

/** Follow links within the site without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.pathname !== "/" && !link.pathname.startsWith("/t/")) return;
  event.preventDefault();
  route.go(link.pathname);
}
