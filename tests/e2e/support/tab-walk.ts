import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** What the page records of a walk through it by Tab. */
interface TabWalk {
  /** Everything that the keyboard has to reach. */
  reachable: HTMLElement[];
  /** Where the focus stood, press by press. */
  stops: Element[];
  unmarked: Set<Element>;
}

interface WithWalk {
  tabWalk: TabWalk;
}

const PRESSES_AT_ONCE = 12;
/** More than any screen has things to reach. */
const PRESSES_MAX = 400;

/**
 * Walks by Tab through a screen, or through its open dialog, until it is where it began: everything that can be used is
 * reached, each thing shows that it has the focus, and the focus neither gets lost nor stuck on the way.
 */
export async function expectKeyboardReach(page: Page, name: string): Promise<void> {
  await page.evaluate(`(() => { ${PAGE_SIDE}; beginWalk(); })()`);
  let walk = await page.evaluate(readWalk);
  for (let presses = 0; !walk.isRound; presses += PRESSES_AT_ONCE) {
    expect(presses, `${name}: Tab comes to no end: ${walk.last.join(" ")}`).toBeLessThan(PRESSES_MAX);
    // The browser takes them in their order: none waits for the answer to the last.
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => page.keyboard.press("Tab")));
    walk = await page.evaluate(readWalk);
  }
  const { missed, lost, strayed, unmarked } = walk;
  expect({ missed, lost, strayed, unmarked }, name).toEqual({ missed: [], lost: [], strayed: [], unmarked: [] });
}

const PAGE_SIDE = [beginWalk, isReachable, looksAround, isMarked].map(String).join("\n");

function beginWalk(): void {
  const place = document.querySelector("dialog:modal") ?? document.body;
  const things = "a[href], button, input, select, textarea, summary, [contenteditable='true'], [tabindex='0']";
  const reachable = [...place.querySelectorAll<HTMLElement>(things)].filter(isReachable);
  // What has the focus already has its looks too.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const looks = new Map<Element, string[]>(reachable.map((element) => [element, looksAround(element)]));
  const walk: TabWalk = { reachable, stops: [], unmarked: new Set() };
  const noteStop = () => {
    const stop = document.activeElement ?? document.body;
    walk.stops.push(stop);
    // The button within a date has the focus in its place, and is framed by the browser.
    if (stop.matches(":focus") && !isMarked(stop, looks.get(stop))) walk.unmarked.add(stop);
  };
  // At the next press all that the last one did is done. Before the page's own listeners, which may move the focus.
  window.addEventListener("keydown", noteStop, { capture: true });
  (window as unknown as WithWalk).tabWalk = walk;
}

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden]") || element.closest("[inert]")) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The outlines and shadows of an element and of what may be marked in its place: its label, its neighbour, its frames. */
function looksAround(element: Element): string[] {
  const frames = [element.parentElement, element.parentElement?.parentElement, element.closest("article, li, tr")];
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels, element.nextElementSibling, ...frames].map((place) => {
    if (!place) return "";
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(place);
    const isOutlined = outlineStyle !== "none" && outlineWidth !== "0px" && !/, 0\)|\/ 0\)/.test(outlineColor);
    return `${isOutlined ? `${outlineWidth} ${outlineColor}` : ""} ${boxShadow === "none" ? "" : boxShadow}`.trim();
  });
}

/** Whether it is drawn otherwise than without the focus, by something to be seen. */
function isMarked(element: Element, atRest: string[] = []): boolean {
  return looksAround(element).some((look, index) => look !== "" && look !== atRest[index]);
}

/** How far the walk has come: round, when the first thing that Tab reached has the focus again. */
function readWalk() {
  const { reachable, stops, unmarked } = (window as unknown as WithWalk).tabWalk;
  const nameOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 200);
  const end = stops.findIndex((stop, index) => index > 1 && stop === stops[1] && stop !== stops[index - 1]);
  const round = stops.slice(1, end < 0 ? undefined : end);
  const isSame = (one: Element, other: Element) =>
    one instanceof HTMLInputElement && one.type === "radio" && other instanceof HTMLInputElement
      ? one.name === other.name && one.form === other.form
      : one === other;
  const dialog = document.querySelector("dialog:modal");
  // Between the last and the first the browser itself has the focus.
  const isLost = (index: number) => {
    const [former, next] = [round[index - 1] ?? document.body, round[index + 1] ?? round[0] ?? document.body];
    const isTurn = former === next || next.compareDocumentPosition(former) & Node.DOCUMENT_POSITION_FOLLOWING;
    return round[index] === document.body && !isTurn;
  };
  return {
    isRound: end >= 0,
    last: stops.slice(-3).map(nameOf),
    missed: reachable
      .filter((thing) => thing.isConnected && thing.checkVisibility() && !thing.matches(":disabled"))
      .filter((thing) => !round.some((stop) => isSame(thing, stop)))
      .map(nameOf),
    lost: round.slice(0, -1).flatMap((stop, index) => (isLost(index + 1) ? [nameOf(stop)] : [])),
    strayed: dialog ? round.filter((stop) => stop !== document.body && !dialog.contains(stop)).map(nameOf) : [],
    unmarked: [...unmarked].map(nameOf),
  };
}
