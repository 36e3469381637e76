import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { AXE, expectNoFinding } from "../e2e/support/axe";
import { hydrated } from "../e2e/support/modes";
import { ADMIN_SCREENS } from "../e2e/support/office-screens";
import { ADMIN, CLIENT } from "../e2e/support/people";
import type { Screen, ScreenState } from "../e2e/support/screens";
import { CLIENT_SCREENS, goThrough, PUBLIC_SCREENS, statesOf } from "../e2e/support/screens";
import type { Cookies } from "../e2e/support/sign-in";
import { cookiesOf } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { addressesOf, readRouteTable } from "../support/route-table";

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
async function expectKeyboardReach(page: Page, name: string): Promise<void> {
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

// The slowest file by far, and it only reads.
test.describe.configure({ mode: "parallel" });

const namesOf = (screen: Screen) => statesOf(screen).map(({ name }) => name);

/**
 * A page that the tests of a worker share, with axe in each of its documents: these only read, and a browser that has
 * seen the site loads and compiles a third less.
 */
async function openReader(browser: Browser, cookies: Cookies): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  await context.addInitScript(AXE);
  return context.newPage();
}

/** Goes through a screen as somebody who sees the site for the first time on a desk. */
async function walk(page: Page, screen: Screen, cookies: Cookies, look: (state: ScreenState) => Promise<void>) {
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.setViewportSize({ width: 1280, height: 720 });
  await goThrough(page, screen, look);
}

async function lookAt(page: Page, state: ScreenState): Promise<void> {
  if (state.at) expect(new URL(page.url()).pathname, state.name).toMatch(addressesOf(state.at));
  await expectNoFinding(page, state);
}

test.describe("for everybody", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await openReader(browser, []);
  });
  test.afterAll(() => page.context().close());

  for (const screen of PUBLIC_SCREENS) {
    test(`axe finds nothing on ${namesOf(screen).join(", nor on ")}`, () =>
      walk(page, screen, [], (state) => lookAt(page, state)));
  }
});

for (const [who, person, screens] of [
  ["an admin", ADMIN, ADMIN_SCREENS],
  ["a client", CLIENT, CLIENT_SCREENS],
] as const) {
  test.describe(`signed in as ${who}`, () => {
    let cookies: Cookies;
    let page: Page;
    test.beforeAll(async ({ browser, playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL });
      cookies = await cookiesOf(request, person);
      await request.dispose();
      page = await openReader(browser, cookies);
    });
    test.afterAll(() => page.context().close());

    for (const screen of screens) {
      test(`axe finds nothing on ${namesOf(screen).join(", nor on ")}, and the keyboard reaches all of it`, async () => {
        if (statesOf(screen).length > 1) test.slow();
        await walk(page, screen, cookies, async (state) => {
          await lookAt(page, state);
          if (!state.isPlain) await hydrated(page);
          await expectKeyboardReach(page, state.name);
        });
      });
    }
  });
}

test("no screen of the site is left out", () => {
  const shown = [...PUBLIC_SCREENS, ...ADMIN_SCREENS, ...CLIENT_SCREENS].flatMap((screen) =>
    statesOf(screen).map(({ at }) => at ?? screen.path.replace(/\?.*/, "")),
  );
  // Of those who build the site alone: the tests of its parts look at it.
  const routes = readRouteTable().filter(({ hasScreen, path }) => hasScreen && path !== "/styleguide");
  expect(routes.length).toBeGreaterThan(70);
  expect(routes.map(({ path }) => path).filter((path) => !shown.includes(path))).toEqual([]);
});
