import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { addressesOf, readRouteTable } from "../support/route-table";
import { SENT_FORMS, test } from "./support/test";

const DOCUMENT = "a document to read, print and answer, which runs without the framework";
const TO_PROVIDER = "the browser goes to the page of the provider";
const SAME_NOTICE = "the notice that admin.blog_.new shows too, where a test discards it";

/** Screens, or single forms of them, that no script sends in a test here, and why. */
const EXCEPTIONS: Record<string, string> = {
  "_site.auth_.verify renew-link": "its link is three days old, and the clock of the site is the machine's",
  "_site.mon-avis.$token": "its letter goes two days after the end of a project; its stars are those of _site.contact",
  "admin.blog_.$id discard-kept": SAME_NOTICE,
  "admin.services_.$id._index discard-kept": SAME_NOTICE,
  "admin_.sidebar": "a script folds the sidebar at once, and sends nothing",
  "dashboard_.devis_.$id": DOCUMENT,
  "dashboard_.factures_.$id_.carte": TO_PROVIDER,
  "devis.$token": DOCUMENT,
  "devis.$token_.factures.$id claim": DOCUMENT,
  "devis.$token_.factures.$id_.carte": TO_PROVIDER,
  "sign-out": "the browser loads the site anew, with nothing left of the session",
  theme: "the browser loads the page anew, in its theme",
};

const linesOf = (file: string) => readFileSync(file, "utf8").trim().split("\n");
const FORMS = linesOf("tests/routes/forms/forms.txt");
const isOf = (form: string, exception: string) => form === exception || form.startsWith(`${exception} `);

test("each exception is a form", () => {
  expect(Object.keys(EXCEPTIONS).filter((exception) => !FORMS.some((form) => isOf(form, exception)))).toEqual([]);
});

test("each form of the product is sent by scripts in some test", () => {
  const sent = linesOf(SENT_FORMS).map((line) => line.split(" "));
  const routes = new Map(readRouteTable().map(({ id, path }) => [id.replace("routes/", ""), path]));
  const asked = FORMS.filter((form) => !Object.keys(EXCEPTIONS).some((exception) => isOf(form, exception)));
  const unsent = asked.filter((form) => {
    const [route = "", intent = ""] = form.split(" ");
    const addresses = addressesOf(routes.get(route) ?? "");
    const named = new RegExp(`^${intent.replace("KEY", "[A-Z_]+")}$`);
    return !sent.some(([path = "", said = ""]) => addresses.test(path) && named.test(said));
  });
  expect(unsent).toEqual([]);
});
