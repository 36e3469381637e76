import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectRoom } from "../e2e/support/axe";
import { ADMIN, CLIENT } from "../e2e/support/people";
import { goThrough } from "../e2e/support/screens";
import type { Cookies } from "../e2e/support/sign-in";
import { signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

// Words without a place to break at, as long as the forms let them be where they stand in a heading, a cell or a badge.
const word = (letter: string) => letter.repeat(60);
const [NAME, COMPANY, TITLE, SENDER, SERVICE] = [word("N"), word("E"), word("T"), word("S"), word("D")];

/** A client of the demo data whom no other test looks at. */
const OWNER = { email: "omar@tazi-freres.example", password: CLIENT.password };

let [asAdmin, asOwner]: Cookies[] = [];

async function post(request: APIRequestContext, path: string, form: Record<string, string>): Promise<void> {
  expect((await request.post(path, { form, maxRedirects: 0 })).status(), path).toBe(303);
}

async function idIn(request: APIRequestContext, path: string, link: RegExp): Promise<string> {
  return link.exec(await (await request.get(path)).text())?.[1] ?? "";
}

test.beforeAll(async ({ playwright, baseURL }) => {
  const admin = await playwright.request.newContext({ baseURL });
  const owner = await playwright.request.newContext({ baseURL });
  await signInByPost(admin, ADMIN);
  await signInByPost(owner, OWNER);
  await post(owner, "/dashboard/profile", { intent: "profile", full_name: NAME, company: COMPANY });
  await post(owner, "/dashboard/erasure", { intent: "ask" });
  const client = await idIn(admin, `/admin/clients?q=${NAME}`, /\/admin\/clients\/([0-9a-f-]{36})/);
  const project = { title: TITLE, description: `${word("P")} ${word("P")}`, budget: "9999999999", client_id: client };
  await post(admin, "/admin/projects/new", { intent: "project", ...project, status: "in_progress" });
  const email = `${"a".repeat(60)}@${"b".repeat(60)}.example`;
  await post(admin, "/contact", {
    intent: "inquiry",
    name: SENDER,
    email,
    phone: "+212 6 61 23 45 67",
    message: SERVICE,
  });
  asAdmin = (await admin.storageState()).cookies;
  asOwner = (await owner.storageState()).cookies;
  await Promise.all([admin.dispose(), owner.dispose()]);
});

/** Follows a link by a part of its name. */
function follow(name: string | RegExp, isReached: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await page.getByRole("link", { name }).first().click();
    await isReached(page);
  };
}

const showsDialog = (words: string) => (page: Page) => expect(page.getByRole("dialog")).toContainText(words);
const showsTitle = (words: string) => (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();

const OWN_SCREENS = [
  { name: "dashboard", path: "/dashboard" },
  { name: "own project", path: "/dashboard", prepare: follow(TITLE, showsTitle(TITLE)) },
  { name: "own profile", path: "/dashboard/profile" },
];

const ADMIN_SCREENS = [
  { name: "clients", path: `/admin/clients?q=${NAME}` },
  { name: "a client", path: `/admin/clients?q=${NAME}`, prepare: follow(NAME, showsTitle(NAME)) },
  { name: "projects", path: `/admin/projects?q=${TITLE}` },
  { name: "project details", path: `/admin/projects?q=${TITLE}`, prepare: follow(/^Détails/, showsDialog(TITLE)) },
  { name: "inquiries", path: `/admin/inquiries?q=${SENDER}` },
  { name: "inquiry details", path: `/admin/inquiries?q=${SENDER}`, prepare: follow(/^Détails/, showsDialog(SENDER)) },
  { name: "messages", path: `/admin/email?q=${SENDER}` },
  { name: "a message", path: `/admin/email?q=${SENDER}`, prepare: follow(/^Lire/, showsDialog(SENDER)) },
];

for (const screen of OWN_SCREENS) {
  test(`long words break on ${screen.name}`, async ({ page, context }) => {
    await context.addCookies(asOwner ?? []);
    await goThrough(page, screen, (state) => expectRoom(page, state));
  });
}

for (const screen of ADMIN_SCREENS) {
  test(`long words break on ${screen.name} of the back office`, async ({ page, context }) => {
    await context.addCookies(asAdmin ?? []);
    await goThrough(page, screen, (state) => expectRoom(page, state));
  });
}

/** The lists beside those of the menu. */
const FURTHER_LISTS = ["/admin/blog/auto-generate", "/admin/email?status=failed", "/admin/api-keys?tab=ai"];
const OFFICE_WIDTHS = [768, 1024, 1280, 1366];

/** The words on more than one line that have a place in one, and the tables that are cut without a sign of it. */
function flaws(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    // Addresses and words without end break where they must.
    for (const { index, 0: word } of text.data.matchAll(/(?<=^|[\s-])[\p{L}\p{N}’']{2,24}(?=$|[\s.,:;-])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(`broken: ${word}`);
    }
  }
  for (const table of document.querySelectorAll(".table-wrap")) {
    const isCut = table.scrollWidth > table.clientWidth;
    if (isCut && !getComputedStyle(table).backgroundAttachment.includes("local")) found.push("cut: a table");
  }
  for (const chart of document.querySelectorAll(".chart")) {
    const names = [...chart.querySelectorAll(":scope > text")].map((name) => name.getBoundingClientRect());
    const drawn = names.filter(({ width }) => width > 0).sort((a, b) => a.left - b.left);
    const isOver = drawn.some(({ right }, index) => right > (drawn[index + 1]?.left ?? Number.POSITIVE_INFINITY));
    if (isOver) found.push("names of a chart one over the other");
  }
  const cells = document.querySelectorAll<HTMLElement>(".table :is(td, th)");
  for (const cell of cells) {
    const { right } = cell.getBoundingClientRect();
    const isOver = [...cell.children].some((child) => child.getBoundingClientRect().right > right + 1);
    if (isOver && getComputedStyle(cell).display !== "none") found.push(`over its cell: ${cell.innerText}`);
  }
  return found;
}

/** The counts of a table of bars, as many as a busy month brings. */
function raiseCounts(): void {
  for (const cell of document.querySelectorAll(".bars tbody td")) cell.firstChild?.replaceWith("1234");
}

test("no list of the back office breaks a word or cuts a cell", async ({ page, context }) => {
  test.slow();
  await context.addCookies(asAdmin ?? []);
  await page.goto("/admin");
  const menu = await page
    .locator(".admin-sidebar nav a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(menu).toContain("/admin/projects");
  for (const path of [...menu, ...FURTHER_LISTS]) {
    await page.goto(path ?? "");
    await page.evaluate(raiseCounts);
    for (const width of OFFICE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(flaws), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a table of the demo data has all its cells in sight at a desk", async ({ page, context }) => {
  await context.addCookies(asAdmin ?? []);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [
    "/admin/blog?state=published&q=devis",
    "/admin/projects?q=Photographies",
    "/admin/inquiries?q=Anas",
    "/admin/clients?q=Khadija",
  ]) {
    await page.goto(path);
    const table = page.locator(".table-wrap").first();
    const [seen, whole] = await table.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    expect(whole, path).toBe(seen);
  }
});
