// Letters on a drawing that a phone makes small: they grow to 9 pixels, or wait until one looks from nearer.
import { compact } from "./window";

const LEAST = 9; // pixels
const MOST = 1.7; // times as large as they are drawn; larger ones would not fit where they stand
const NAMES = ".names"; // at the rim, where there is room

const drawn = new WeakMap<Element, number>(); // the size of a text in the units of the drawing

function fit(text: SVGTextElement): void {
  if (!drawn.has(text)) drawn.set(text, parseFloat(getComputedStyle(text).fontSize));
  const size = drawn.get(text)!;
  const pixels = size * (text.getScreenCTM()?.d ?? 1);
  const larger = pixels && compact.current ? Math.max(1, LEAST / pixels) : 1;
  const fits = larger <= MOST || text.closest(NAMES) !== null;
  text.style.fontSize = larger > 1 && fits ? `${size * larger * 1.01}px` : "";
  text.style.visibility = fits ? "" : "hidden";
}

/** Keep the letters of a drawing legible; an attachment. */
export function legible(svg: SVGSVGElement): () => void {
  let due = 0;
  const look = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => svg.querySelectorAll("text").forEach(fit));
  };
  const size = new ResizeObserver(look);
  const parts = new MutationObserver((changes) => {
    if (compact.current && changes.some(({ addedNodes }) => addedNodes.length)) look();
  });
  size.observe(svg);
  parts.observe(svg, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    parts.disconnect();
    cancelAnimationFrame(due);
  };
}
