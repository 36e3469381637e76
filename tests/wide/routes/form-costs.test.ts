import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { actionsWithout, formsOf, inLastingOrder } from "../../../scripts/steps/scan-forms.mjs";
import { makeIssuer } from "../../support/billing";
import { makeService } from "../../support/cases";
import { resetDatabase } from "../../support/database";
import { clientFormPages, makeProvenClient, publicFormPages } from "../../support/form-pages";
import { makePerson } from "../../support/people";
import { signedInAs } from "../../support/requests";
import { answerTo, routeAt, showPage } from "../../support/show-page";

/** Processor time of a piece of work in milliseconds: the least of a few tries, since a busy machine lets the first cost more. */
async function costOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const TRIES = 5;

/** What a field is filled with by whoever wants its reader to be busy: as much of it as makes so many bytes of a form. */
function hostileTexts(bytes: number): Record<string, string> {
  const much = (part: string) => part.repeat(bytes / encodeURIComponent(part).length);
  return {
    spaces: `a${much(" ")}b`,
    zeros: `${much("0")}x`,
    digits: `1,${much("123456789")}`,
    "stacked marks": `a${much("\u0301\u0316")}`,
    angles: much("<"),
    quotes: much('"'),
    emoji: much("\u{1f600}"),
    breaks: `a${much("\n ")}b`,
    dots: `a@${much(".")}`,
    ats: much("@"),
    arabic: much("العربية\u200f "),
    brackets: much("!["),
    commas: much(",1"),
    lists: much("1. a\n\n"),
  };
}

type Fields = [name: string, value: string][];

/** Bodies that make whoever reads the names of fields busy. */
function hostileForms(bytes: number): Record<string, Fields> {
  const many = (name: (index: number) => string) =>
    Array.from({ length: bytes / 12 }, (_, index): [string, string] => [name(index), "1"]);
  return {
    "fields without a name": Array.from({ length: bytes / 2 }, () => ["", ""]),
    "one name many times": many(() => "name"),
    "many names": many((index) => `name${index}`),
    "many places": many((index) => `name[${index}]`),
    "a deep name": [[`name${"[0]".repeat(bytes / 9)}`, "1"]],
    "a dotted name": [[`name${".a".repeat(bytes / 2)}`, "1"]],
    "a far place": [["name[4294967294]", "1"]],
  };
}

interface Form {
  path: string;
  fields: URLSearchParams;
  cookie: string | undefined;
}

/** What a form may hold in bytes, what its answer may cost in milliseconds of processor, and how it is sent. */
const PUBLIC = {
  bytes: 60_000,
  milliseconds: 50,
  bodyOf: (fields: [string, string][]) => String(new URLSearchParams(fields)),
};
const EDITOR = { bytes: 900_000, milliseconds: 300, bodyOf: inParts };

function inParts(fields: [string, string][]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** An unknown address, three buttons without a field, and what Stripe has signed. */
const WITHOUT_FIELDS = [
  "_site.$",
  "dashboard.erasure",
  "dashboard_.factures_.$id_.carte",
  "devis.$token_.factures.$id_.carte",
  "paiements.stripe",
];

/** They say which form it is. */
const CHOOSING = ["intent", "step"];

const TEST_MS = 300_000;

/** The forms of pages, each once. */
async function formsOn(paths: string[], cookie?: string): Promise<Map<string, Form>> {
  const forms = new Map<string, Form>();
  for (const path of paths) {
    const { html } = await showPage(path, cookie ? { cookie } : {});
    for (const { key, ...form } of formsOf(html, path)) if (!forms.has(key)) forms.set(key, { ...form, cookie });
  }
  return forms;
}

const pathOf = (address: string) => address.split("?")[0] ?? "";

let senders = 0;

/** Sends a form from an address of its own: no limit keeps it from being read. */
async function send({ path, cookie }: Form, body: string | FormData): Promise<void> {
  senders += 1;
  await answerTo(path, body, { cookie, address: `10.0.${senders >> 8}.${senders & 255}` });
}

/** What of a form costs more than it may, each with its time. */
async function tooCostly(form: Form, { bytes, milliseconds, bodyOf }: typeof PUBLIC | typeof EDITOR) {
  const found: string[] = [];
  const judge = async (what: string, body: string | FormData) => {
    const cost = await costOf(() => send(form, body), milliseconds);
    if (cost > milliseconds) found.push(`${form.path}, ${what}: ${Math.round(cost)} ms`);
  };
  const fields = [...form.fields];
  for (const name of new Set(form.fields.keys())) {
    if (CHOOSING.includes(name)) continue;
    await db.rateLimit.deleteMany();
    for (const [kind, text] of Object.entries(hostileTexts(bytes))) {
      const filled = fields.map(([each, value]): [string, string] => [each, each === name ? text : value]);
      await judge(`${name} of ${kind}`, bodyOf(filled));
    }
  }
  const choice = fields.filter(([name]) => CHOOSING.includes(name));
  for (const [kind, flood] of Object.entries(hostileForms(bytes)))
    await judge(kind, String(new URLSearchParams([...choice, ...flood])));
  return found;
}

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
});

describe("a form", () => {
  it(
    "of visitors and clients is answered at little cost, whatever is typed",
    async () => {
      const clientId = await makeProvenClient();
      const pages = await publicFormPages(clientId);
      const space = await clientFormPages(clientId);
      const findForms = async () => new Map([...(await formsOn(pages)), ...(await formsOn(space.pages, space.cookie))]);
      const forms = await findForms();
      const walked = [...forms.values()].map(({ path }) => routeAt(path));
      const routes = actionsWithout([]).filter((name) => !name.startsWith("admin"));
      expect(routes.filter((name) => !walked.includes(name))).toEqual(WITHOUT_FIELDS);
      const found: string[] = [];
      for (const form of inLastingOrder([...forms.values()])) found.push(...(await tooCostly(form, PUBLIC)));
      expect(found).toEqual([]);
      // None was taken: each was read to where it is refused.
      expect([...(await findForms()).keys()]).toEqual([...forms.keys()]);
    },
    TEST_MS,
  );

  it(
    "of an editor is answered at little cost, whatever is typed",
    async () => {
      const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
      const { id } = await makeService("Site vitrine");
      const pages = ["/admin/blog/new", `/admin/services/${id}`, "/admin/realisations/new"];
      const forms = [...(await formsOn(pages, cookie)).values()].filter(({ path }) => pages.includes(pathOf(path)));
      const texts = new URLSearchParams({ title: "un", excerpt: "un", content: "un", tags: "un", language: "fr" });
      const preview = { path: "/admin/blog/preview", fields: texts, cookie };
      const found: string[] = [];
      for (const form of [...forms, preview]) found.push(...(await tooCostly(form, EDITOR)));
      expect(found).toEqual([]);
      expect(new Set(forms.map(({ path }) => pathOf(path)))).toEqual(new Set(pages));
    },
    TEST_MS,
  );
});
