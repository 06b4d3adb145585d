// An area of many buttons as one stop of the Tab key: the arrows go to the nearest one in their direction, Home and End
// to the first and the last.

const STOPS = "button, a[href], summary, [role=button]";
const OFF = ":disabled, [aria-disabled=true], [hidden] *, [inert] *";
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Stop = HTMLElement | SVGElement;

const middle = (part: Element): [number, number] => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Return the nearest of the stops in a direction. */
export function nearest(from: Element, stops: Stop[], [dx, dy]: [number, number]): Stop | undefined {
  const [x, y] = middle(from);
  const ways = stops.map((stop) => {
    const [sx, sy] = middle(stop);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    return { stop, ahead, far: ahead + 2 * Math.abs((sx - x) * dy + (sy - y) * dx) };
  });
  return ways.filter(({ ahead }) => ahead > 1).sort((a, b) => a.far - b.far)[0]?.stop;
}

/** Make an area one stop of the Tab key; an attachment. */
export function rover(area: HTMLElement): () => void {
  let current: Stop | undefined;
  const stops = () =>
    [...area.querySelectorAll<Stop>(STOPS)].filter((stop) => !stop.matches(OFF) && stop.getClientRects().length);

  function settle(): void {
    const all = stops();
    if (!current || !all.includes(current)) current = all[0];
    for (const stop of all) {
      const wanted = stop === current ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== wanted) stop.setAttribute("tabindex", wanted);
    }
  }
  function focused(event: FocusEvent): void {
    const stop = (event.target as Element).closest<Stop>(STOPS);
    if (!stop || !area.contains(stop)) return;
    current = stop;
    settle();
  }
  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const from = (event.target as Element).closest<Stop>(STOPS);
    const way = WAYS[event.key];
    const edge = { Home: 0, End: -1 }[event.key];
    if (!from || (!way && edge === undefined)) return;
    const to = way ? nearest(from, stops(), way) : stops().at(edge!);
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  }
  const watch = new MutationObserver(settle);
  watch.observe(area, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["aria-disabled", "disabled"],
  });
  area.addEventListener("focusin", focused);
  area.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    area.removeEventListener("focusin", focused);
    area.removeEventListener("keydown", pressed);
  };
}
