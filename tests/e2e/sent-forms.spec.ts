import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { addressesOf, nameOfForm, readRouteTable } from "../support/route-table";
import { SENT_FORMS, test } from "./support/test";

const DOCUMENT = "a document to read, print and answer, which runs without the framework";
const TO_PROVIDER = "the browser goes to the page of the provider";
const SAME_NOTICE = "the notice that admin.blog_.new shows too, where a test discards it";

/** Screens, or single forms of them, that no script sends in a test here, and why. */
const EXCEPTIONS: Record<string, string> = {
  "_site.auth_.verify renew-link": "its link is three days old: wide/expired-link sends it",
  "_site.mon-avis.$token": "its letter goes two days after the end of a project: wide/project-story sends it",
  "admin.blog_.$id discard-kept": SAME_NOTICE,
  "admin.services_.$id._index discard-kept": SAME_NOTICE,
  "admin_.sidebar": "a script folds the sidebar at once, and sends nothing",
  "dashboard_.devis_.$id": DOCUMENT,
  "dashboard_.factures_.$id_.carte": TO_PROVIDER,
  "devis.$token accept": DOCUMENT,
  "devis.$token change": DOCUMENT,
  "devis.$token refuse": DOCUMENT,
  "devis.$token_.factures.$id claim": DOCUMENT,
  "devis.$token_.factures.$id_.carte": TO_PROVIDER,
  "sign-out": "the browser loads the site anew, with nothing left of the session",
  theme: "the browser loads the page anew, in its theme",
};

const linesOf = (file: string) => readFileSync(file, "utf8").trim().split("\n");
const FORMS = linesOf("tests/routes/forms/forms.txt");
const isOf = (exception: string) => (form: string) => form === exception || form.startsWith(`${exception} `);
const isExcepted = (form: string) => Object.keys(EXCEPTIONS).some((exception) => isOf(exception)(form));

test("each form of the product is sent by scripts in some test, the exceptions alone in none", () => {
  const routes = readRouteTable().filter(({ hasAction }) => hasAction);
  // The most particular first: '/admin/blog/new' is the form of a new article, and no article is called so.
  const breadth = (path: string) => (path.match(/:/g)?.length ?? 0) + (path.endsWith("*") ? 9 : 0);
  routes.sort((one, other) => breadth(one.path) - breadth(other.path));
  const sent = new Set(
    linesOf(SENT_FORMS).map((line) => {
      const [path = "", intent = ""] = line.split(" ");
      const { id = "" } = routes.find((route) => addressesOf(route.path).test(path)) ?? {};
      return nameOfForm(id.replace("routes/", ""), intent);
    }),
  );
  expect(FORMS.filter((form) => sent.has(form) === isExcepted(form))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((exception) => !FORMS.some(isOf(exception)))).toEqual([]);
});
