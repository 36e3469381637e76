import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { ADMIN } from "../support/people";
import type { Mark, PlainForm, Values } from "../support/plain-form";
import { newMark } from "../support/plain-form";
import { BILLING_FORMS, PROJECT_FORMS, SETTING_FORMS, SITE_FORMS } from "../support/plain-forms-office";
import { PEOPLE_FORMS, PUBLIC_FORMS, SPACE_FORMS } from "../support/plain-forms-people";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

/** The whole table, for one test. What has a story of its own in another spec is not in it. */
const plainForms = (mark: Mark): PlainForm[] =>
  [PUBLIC_FORMS, SPACE_FORMS, PROJECT_FORMS, BILLING_FORMS, SETTING_FORMS, PEOPLE_FORMS, SITE_FORMS].flatMap((forms) =>
    forms(mark),
  );

/** The field of a label, which may go on to say that it is not required. */
const fieldOf = (place: Locator, label: string) =>
  place
    .getByLabel(new RegExp(`^${label.replace(/[()?]/g, "\\$&")}(\\s*\\(|$)`))
    .and(place.page().locator("input, select, textarea, [contenteditable]"));

async function fill(place: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(place, label);
    const folded = field.locator("xpath=ancestor::details[not(@open)]/summary");
    if (await folded.count()) await folded.click();
    if (value === true) await field.check();
    else if (await field.evaluate((element) => element.matches("select"))) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

/** What was typed stays, secrets apart. */
async function expectKept(place: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(place, label);
    if (value === true) await expect(field).toBeChecked();
    else if (await field.evaluate((element) => element.matches("select")))
      await expect(field.locator("option:checked")).toHaveText(value);
    else if (!label.startsWith("Mot de passe")) await expect(field).toHaveValue(value);
  }
}

async function send(place: Locator, button?: string | RegExp): Promise<void> {
  if (button) await place.getByRole("button", { name: button }).last().click();
}

const answerOf = (page: Page, says: string | RegExp) => page.locator(".flash, main").filter({ hasText: says }).first();

for (const [index, { name, wrong }] of plainForms(newMark()).entries()) {
  test(`${name} ${wrong ? "is refused, keeps what was typed, and is taken" : "is taken"}`, async ({ page }) => {
    const form = plainForms(newMark())[index];
    if (!form) throw new Error(name);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (said) => {
      // The browser itself notes an answer that refuses.
      if (said.type() === "error" && !/status of 4\d\d/.test(said.text())) complaints.push(said.text());
    });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request.method());
    });
    await enterAs(page, ADMIN);
    const path = typeof form.at === "string" ? form.at : await form.at(page);
    if (form.isDocument) await page.goto(path);
    else await open(page, path);
    const place = form.region ? page.getByRole("region", { name: form.region, exact: true }) : page.getByRole("main");
    if (form.wrong) {
      await fill(place, form.wrong);
      asked.length = 0;
      await send(place, form.button);
      if (!form.hasNoSummary) {
        await expect(page.locator(".error-summary")).toBeFocused();
        await expect(page.locator(".error-summary")).toContainText(form.sentence ?? "");
      } else await expect(place).toContainText(form.sentence ?? "");
      await expectKept(place, form.wrong);
      // Until anything more had come, the next click on the form would be held back.
      if (!form.isDocument) expect(asked).toEqual(["POST"]);
    }
    await fill(place, form.right ?? {});
    await send(place, form.button);
    await expect(answerOf(page, form.says)).toBeVisible();
    await form.leave?.(page);
    expect(complaints).toEqual([]);
  });
}
