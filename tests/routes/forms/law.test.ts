import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { actionsWithout } from "../../../scripts/steps/scan-forms.mjs";
import { formsOf } from "../../support/walk-forms";
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

/** The routes and the intents of the forms that rows walk. */
const walked = formsOf(ALL_ROWS).map((form) => form.split(" "));

it("every route that takes a form is walked without scripts, or says why not", () => {
  const unwalked = actionsWithout([]).filter((name: string) => !walked.some(([route]) => route === name));
  expect(unwalked).toEqual(Object.keys(WITHOUT_FORM).sort());
});

it("every intent that a screen names is walked without scripts", () => {
  const screens = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const named = screens.flatMap((file) => [
    ...readFileSync(`app/${file}`, "utf8").matchAll(/name="intent" value="([\w-]+)"/g),
  ]);
  const unwalked = named.filter(([, name]) => !walked.some(([, intent]) => intent === name));
  expect([named.length > 40, unwalked.map(([, name]) => name)]).toEqual([true, []]);
});
