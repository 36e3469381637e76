import { expect, it } from "vitest";
import { ALL_ROWS } from "../routes/forms/rows/all";
import type { Page } from "./browser-without-scripts";
import { browserWithoutScripts } from "./browser-without-scripts";
import type { Filling } from "./form-fields";
import { plain } from "./plain-words";
import { nameOfForm } from "./route-table";
import { answerTo, routeAt, showPage } from "./show-page";

type Fields = Record<string, Filling>;

/** A form as one walks it without scripts: refused as it is typed wrongly, then, as it came back, taken. */
export interface FormStep {
  /** The route that it is posted to, and its intent: what the law counts. */
  form: string;
  button: string;
  /** Words beside the button, of several alike. */
  near?: string;
  /** What is typed wrongly, past the browser's own checks, and the sentences under the fields; it is kept. */
  wrong?: Fields;
  says?: Record<string, RegExp>;
  /** What is not sent back, or comes back in another shape. */
  forgets?: string[];
  /** What is typed then. */
  right?: Fields;
  /** The words, or else the markup, that the page to which it leads has and the one before has not; or those that go. */
  shows?: string;
  html?: RegExp;
  hides?: string;
  /** Where it leads, if that is another address. */
  leadsTo?: RegExp;
}

/** Finds the row whose page it is, at an address like '/admin/projects/$id'. */
export interface PageOfRow {
  (): Promise<string>;
  path: string;
}

export interface FormRow extends FormStep {
  /** Where it stands: an address, the beginning of one of the prepared addresses, or what makes the row and tells. */
  at: string | (() => Promise<string>) | PageOfRow;
  /** Who is not the usual one of the table. */
  who?: string;
  /** The forms that only the answers to the ones before them show. */
  next?: FormStep[];
}

interface World {
  /** Cookies by who signs in. */
  cookies: Record<string, string>;
  /** Addresses of rows that were made for the table. */
  addresses?: string[];
}

interface Asking {
  cookie: string | undefined;
  /** Routes that were asked before. */
  asked: Set<string>;
}

/** Labels of fields that no answer sends back. */
const SECRETS = /mot de passe|clé/i;

/**
 * Declares a test of each row, in a world that is prepared once and in which a row finds what those before it have made;
 * and one of what the pages of these rows showed: a form that no row of any table walks fails. Each screen with an id is
 * also asked for by an id of nothing and by what is none, and each that tells its forms apart is sent one that it has not.
 */
export function walkForms(rows: readonly FormRow[], usual: string, open: () => World): void {
  const seen = { pages: new Set<string>(), forms: new Set<string>(), asked: new Set<string>() };
  for (const row of rows) {
    const title = [row.form, row.button, row.near, Object.keys(row.says ?? {}).join(", ")].filter(Boolean).join(" · ");
    it(title, async () => {
      const { cookies, addresses = [] } = open();
      const visitor = browserWithoutScripts({ cookie: cookies[row.who ?? usual] });
      const path = typeof row.at === "string" ? row.at : await row.at();
      let page = await visitor.open(addresses.find((each) => each.startsWith(path)) ?? path);
      for (const step of stepsOf([row])) {
        seeForms(page, seen);
        const { action, intent } = page.form(step.button, step.near);
        expect(nameOf(action.pathname, intent)).toBe(step.form);
        await askAmiss(page, step, { cookie: cookies[row.who ?? usual], asked: seen.asked });
        if (step.wrong) page = await refuse(page, step);
        page = await take(page, step);
      }
      seeForms(page, seen);
    });
  }

  it("nothing else: each form of these pages is walked by a row", () => {
    const walked = formsOf(ALL_ROWS);
    expect([...seen.forms].filter((form) => !walked.includes(form)).sort()).toEqual([]);
  });
}

/** Rows with the steps that follow on them. */
export const stepsOf = (rows: readonly FormRow[]): FormStep[] => rows.flatMap((row) => [row, ...(row.next ?? [])]);

/** What rows walk. */
export const formsOf = (rows: readonly FormRow[]) => stepsOf(rows).map(({ form }) => form);

/** Addresses that rows are known to open before they do. */
export const opensOf = (rows: readonly FormRow[]) =>
  rows.flatMap(({ at }) => (typeof at === "string" ? at : "path" in at ? at.path : []));

const NOWHERE = "00000000-0000-4000-8000-000000000000";

async function askAmiss(page: Page, { button, near }: FormStep, { cookie, asked }: Asking): Promise<void> {
  const { action, intent } = page.form(button, near);
  const isFirst = (path: string, kind: string) => {
    const name = nameOf(path, kind);
    const isNew = !asked.has(name);
    asked.add(name);
    return isNew;
  };
  const sender = { cookie, address: "192.0.2.77" };
  const send = (path: string, sent: string) => answerTo(path + action.search, `intent=${sent}`, sender);
  const { pathname, search } = page.url;
  const isOfSomething = pathname.replace(ID, "") !== pathname;
  if (isOfSomething && isFirst(pathname, "nowhere"))
    for (const address of [NOWHERE, "nothing"].map((id) => pathname.replace(ID, id) + search))
      expect((await showPage(address, cookie ? { cookie } : {})).status, address).toBe(404);
  const nothing = action.pathname.replace(ID, "nothing");
  if (nothing !== action.pathname && isFirst(action.pathname, "nothing"))
    expect(await send(nothing, intent), nothing).toMatchObject({ status: 404 });
  if (intent && isFirst(action.pathname, "unknown"))
    expect(await send(action.pathname, "unknown"), "an unknown form").toMatchObject({ status: 400 });
}

async function refuse(page: Page, { button, near, wrong = {}, says = {}, forgets = [] }: FormStep): Promise<Page> {
  const refused = await page.form(button, near).fill(wrong).submit({ lifted: true });
  expect(refused).toRefuse(says);
  const form = refused.form(button, near);
  const typed = Object.entries(wrong).filter(
    ([label, value]) => !SECRETS.test(label) && !forgets.includes(label) && !(value instanceof File),
  );
  const kept = typed.map(([label]) => [label, form.valueOf(label)]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(typed));
  return refused;
}

async function take(page: Page, { button, near, right = {}, ...step }: FormStep): Promise<Page> {
  const taken = await page.form(button, near).fill(right).submit();
  expect(signsOf(page, step)).toEqual(signsOf(page, step).map(() => false));
  if (step.shows) expect(taken).toShow(step.shows);
  expect(signsOf(taken, step)).toEqual(signsOf(taken, step).map(() => true));
  return taken;
}

/** Whether a page has each of the signs that a form was taken. */
function signsOf(page: Page, { shows, html, hides, leadsTo }: Pick<FormStep, "shows" | "html" | "hides" | "leadsTo">) {
  const words = plain(page.words);
  const signs = [
    shows && words.includes(plain(shows)),
    html?.test(page.html),
    hides && !words.includes(plain(hides)),
    leadsTo?.test(page.path),
  ].filter((sign) => typeof sign === "boolean");
  if (signs.length === 0) throw new Error("Nothing tells whether this form is taken.");
  return signs;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const PLACES = /(?:action|name="intent" value)="[^"]*"/g;

/** Notes where a page posts to; of pages that post alike, the first is enough. */
function seeForms(page: Page, seen: Record<"pages" | "forms", Set<string>>): void {
  if (!page.html) return;
  const places = [nameOf(page.url.pathname, ""), ...new Set(page.html.replace(ID, "").match(PLACES) ?? [])]
    .sort()
    .join();
  if (seen.pages.has(places)) return;
  seen.pages.add(places);
  for (const { action, intent } of page.posts) seen.forms.add(nameOf(new URL(action, page.url).pathname, intent));
}

const routes = new Map<string, string>();

function nameOf(path: string, intent: string): string {
  const route = routes.get(path) ?? routeAt(path);
  routes.set(path, route);
  return nameOfForm(route, intent);
}
