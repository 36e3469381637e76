import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { actionsWithout } from "../../../scripts/steps/scan-forms.mjs";
import type { SourceFile } from "../../support/architecture/source-file";
import { readSource } from "../../support/architecture/source-file";
import { routeAt } from "../../support/show-page";
import type { FormStep } from "../../support/walk-forms";
import { formsOf, opensOf, stepsOf } from "../../support/walk-forms";
import { ALL_ROWS } from "./rows/all";

/** Routes that take a post, and which no screen shows a form of without scripts, with what sends it. */
const WITHOUT_FORM = {
  "_site.$": "an unknown address, which refuses whatever is posted",
  "admin.$": "the same in the office",
  "admin.blog_.preview":
    "the preview beside the editor, which a script asks for; without one, 'Actualiser l’aperçu' does",
  "admin.pictures": "a picture for the editor, which a script sends",
  "paiements.stripe": "Stripe, which signs what it posts",
};

/** In these one only chooses: a browser sends nothing that they do not offer. */
const ONLY_CHOSEN = [
  "admin.clients_.$id change-language",
  "admin.inquiries bulk",
  "admin.inquiries status",
  "admin.projects status",
  "admin.projects_.$id.equipe team",
  "devis.$token total",
];

/** Screens whose forms no row opens. */
const NOT_OPENED = { styleguide: "what it shows is sent nowhere, and the development server alone has it" };

/** The routes and the intents of the forms that rows walk. */
const walked = formsOf(ALL_ROWS).map((form) => form.split(" "));
const isWalked = (name: string) => walked.some(([route]) => route === name);

const components = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readSource(`app/${file}`));

it("every form in which something is filled in is refused once, with what was filled in", () => {
  const named = (rows: FormStep[]) => new Set(rows.map(({ form }) => form));
  const steps = stepsOf(ALL_ROWS);
  const refused = named(steps.filter(({ says }) => says));
  const unrefused = [...named(steps.filter(({ right }) => right))].filter((form) => !refused.has(form));
  expect(unrefused.sort()).toEqual(ONLY_CHOSEN);
});

it("the forms that rows walk are listed, and sent-forms.spec asks for each in the browser", () =>
  expect(`${[...new Set(formsOf(ALL_ROWS))].sort().join("\n")}\n`).toMatchFileSnapshot("forms.txt"));

it("every route that takes a form is walked without scripts, or says why not", () => {
  const unwalked = actionsWithout([]).filter((name: string) => !isWalked(name));
  expect(unwalked, "give its form a row in tests/routes/forms/rows").toEqual(Object.keys(WITHOUT_FORM).sort());
});

it("every screen with a form is opened without scripts, or says why not", () => {
  const opened = opensOf(ALL_ROWS).map(routeAt);
  const screens = components.flatMap(({ path }) => /^app\/routes\/([^/]+)\/route\.tsx$/.exec(path)?.[1] ?? []);
  const withForm = screens.filter((name) => hasForm(`app/routes/${name}/route.tsx`));
  expect(withForm.length).toBeGreaterThan(100);
  const unopened = withForm.filter((name) => !isWalked(name) && !opened.includes(name));
  expect(unopened).toEqual(Object.keys(NOT_OPENED));
});

it("every intent that a screen names is walked without scripts", () => {
  const named = components.flatMap((file) => intentsOf(file).map((intent) => [routeOf(file), intent] as const));
  expect(named.length).toBeGreaterThan(100);
  const unwalked = named.filter(
    ([route, intent]) => !walked.some((form) => form[1] === intent && (!route || form[0] === route)),
  );
  expect([...new Set(unwalked.map((form) => form.join(" ").trim()))]).toEqual([]);
});

/** The route that a file's forms are posted to; none where several screens share it, or where it names another address. */
const routeOf = ({ path, text }: SourceFile) =>
  /\baction=/.test(text) ? undefined : /^app\/routes\/([^/]+)\//.exec(path)?.[1];

/** Whether a module shows a form that posts, or one that it imports does; the frame of all pages has rows of its own. */
function hasForm(path: string, seen = new Set<string>()): boolean {
  const file = components.find((each) => each.path === path);
  const isFrame = path.startsWith("app/shell/") && path !== "app/shell/confirm-delete.tsx";
  if (!file || isFrame || seen.has(path)) return false;
  seen.add(path);
  if (file.text.includes('method="post"')) return true;
  return file.dependencies.some(({ target, isTypeOnly }) => !isTypeOnly && hasForm(target, seen));
}

/** What is said to be an intent: of a field or button, a property or a type. */
const INTENT = /\bintent(?:"\s+value|", value)?\s*[=:](?!=) ?(\{[^}]*\}|"[^"]*"|[^;(\n]*)/g;

/** An intent whose value does not follow on its name. */
const UNREAD = /name="intent"(?!\s+value=).*/g;

/** The intents that a file names, or what of them cannot be read. */
function intentsOf(file: SourceFile): string[] {
  const said = [...file.text.matchAll(INTENT)].map(([, value = ""]) => value.replaceAll('name: "intent"', ""));
  const words = said.flatMap((value) => value.match(/"[\w-]+"|\b[A-Z][A-Z_]+\b(?:\.\w+)?/g) ?? []);
  const read = words.map((word) => (word.startsWith('"') ? word.slice(1, -1) : meaningOf(word, file)));
  return [...read, ...(file.text.match(UNREAD) ?? [])];
}

/** What a constant of this file is, or of the one that it is taken from; of `NAMES.one`, what stands behind `one`. */
function meaningOf(constant: string, { text, dependencies }: SourceFile): string {
  const [name = "", member] = constant.split(".");
  const from = dependencies.find(({ names }) => names.includes(name));
  const words = new RegExp(`\\b${name} =${member ? ` [^;]*\\b${member}:` : ""} "([^"]*)"`);
  return words.exec(from ? readSource(from.target).text : text)?.[1] ?? constant;
}
