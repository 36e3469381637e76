import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Mode } from "./support/modes";
import { inBothModes, MODES, open } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

const TITLE = "Carte du petit déjeuner en trois langues";
/** The address of the client's project, by its title. */
async function projectPath(page: Page): Promise<string> {
  await page.goto("/dashboard");
  return (await page.getByRole("link", { name: TITLE }).first().getAttribute("href")) ?? "";
}

/** A page of the team, in a browser of its own. */
async function officePage(browser: Browser, { javaScriptEnabled }: Mode = MODES[0]): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await enterAs(page, ADMIN);
  return page;
}

inBothModes((mode) => {
  test("client and team write to each other, each sees what is new, and notes stay inside", async ({
    page,
    browser,
  }) => {
    await enterAs(page, CLIENT);
    const path = await projectPath(page);
    const question = unique("Le papier est-il recyclé ?");
    await open(page, `${path}/messages`, mode);
    await page.getByLabel("Votre message").fill(`Bonjour,\n${question}`);
    const name = `${unique("recette")}.txt`;
    const fileInput = page.getByLabel("Joindre des fichiers");
    await fileInput.setInputFiles({ name: "vide.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) });
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.locator(".error-summary")).toContainText("vide.txt\u202f: le fichier est vide");
    await expect(page.getByLabel("Votre message")).toHaveValue(`Bonjour,\n${question}`);
    await fileInput.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from("Farine, eau, sel.") });
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Message envoyé")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();
    await expect(page.getByLabel("Votre message")).toHaveValue("");

    const office = await officePage(browser, mode);
    await open(office, `${path.replace("/dashboard", "/admin")}/messages`, mode);
    const received = office.getByRole("listitem").filter({ hasText: question });
    await expect(received).toContainText("Nouveau");
    const [download] = await Promise.all([
      office.waitForEvent("download"),
      received.getByRole("link", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path(), "utf8")).toBe("Farine, eau, sel.");
    const note = unique("Il hésite sur le papier.");
    await office.getByLabel("Nouvelle note").fill(note);
    await office.getByRole("button", { name: "Ajouter la note" }).click();
    await expect(office.getByText("Note ajoutée")).toBeVisible();
    const answer = unique("Oui, à cent pour cent.");
    await office.getByLabel("Message au client").fill(answer);
    await office.getByRole("button", { name: "Envoyer" }).click();
    await expect(office.getByText("Message envoyé")).toBeVisible();
    // What was new stays marked on a page that asks for news by itself; it is read on the next one.
    await expect(received.getByText("Nouveau")).toBeVisible({ visible: mode.javaScriptEnabled });

    // With scripts the open page shows it by itself; without, a visit does.
    if (!mode.javaScriptEnabled) await page.reload();
    await expect(page.getByRole("listitem").filter({ hasText: answer })).toContainText("Nouveau");
    await expect(page.getByText(note)).toHaveCount(0);

    const row = office.getByRole("listitem").filter({ hasText: note });
    await row.getByRole("button", { name: /^Supprimer/ }).click();
    await expect(office.getByText("Note supprimée")).toBeVisible();
    await expect(office.getByText(note)).toHaveCount(0);
    await office.context().close();
  });
});

test("what is typed stays while the same person writes in another window, and goes once it is sent", async ({
  page,
}) => {
  await enterAs(page, CLIENT);
  const path = await projectPath(page);
  await open(page, `${path}/messages`);
  const typed = unique("Encore une question");
  await page.getByLabel("Votre message").fill(typed);
  const other = await page.context().newPage();
  await open(other, `${path}/messages`);
  const sent = unique("Du téléphone");
  await other.getByLabel("Votre message").fill(sent);
  await other.getByRole("button", { name: "Envoyer" }).click();
  await expect(other.getByLabel("Votre message")).toHaveValue("");
  await expect(page.getByRole("listitem").filter({ hasText: sent })).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue(typed);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: typed })).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("");
});
