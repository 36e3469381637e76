import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { plainPicture } from "../support/pictures";
import { hydrated } from "./support/modes";
import { CLIENT } from "./support/people";
import { unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

/** In which no other test writes. */
const TITLE = "Photographies des chambres et de la terrasse";
const MB = 1024 * 1024;
async function openThread(page: Page): Promise<void> {
  await enterAs(page, CLIENT);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: TITLE }).first().click();
  // The dashboard has such a link too.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await page
    .getByRole("link", { name: /message|l’agence/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
  await hydrated(page);
}

/** Gives the line of a telephone in the country, of so many bytes a second at most; returns a way to mend it. */
async function slowDown(page: Page, bytesPerSecond: number): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", line);
  return () => session.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: -1 });
}

test("a file on its way shows how much has gone, is stopped without a trace, and is sent again as it was", async ({
  page,
}) => {
  await openThread(page);
  const text = unique("Le film de la terrasse");
  const name = `${unique("film")}.txt`;
  await page.getByLabel("Votre message").fill(text);
  const input = page.getByLabel("Joindre des fichiers");
  await input.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.alloc(6 * MB, "a") });
  const mendLine = await slowDown(page, 500_000);
  await page.getByRole("button", { name: "Envoyer" }).click();
  const progress = page.getByRole("progressbar", { name: "Envoi des fichiers" });
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0);
  expect(Number(await progress.getAttribute("value"))).toBeLessThan(1);
  await expect(page.locator("#upload-progress")).toContainText(/\d\s?%/);

  await page.getByRole("button", { name: "Arrêter l’envoi" }).click();
  await expect(page.locator(".error-summary")).toContainText("rien n’en est gardé");
  await expect(page.getByLabel("Votre message")).toHaveValue(text);
  await expect(progress).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(text)).toHaveCount(0);
  await other.close();

  await mendLine();
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Message envoyé")).toBeVisible();
  const sent = page.getByRole("listitem").filter({ hasText: text });
  await expect(sent.getByRole("link", { name })).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("");
});

test("a picture is shown where it was sent, and opens larger", { tag: "@wide" }, async ({ page }) => {
  await openThread(page);
  const name = `${unique("logo")}.png`;
  const buffer = await plainPicture("png", 300, 200);
  await page.getByLabel("Joindre des fichiers").setInputFiles({ name, mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Envoyer" }).click();
  const preview = page.getByRole("img", { name: `Aperçu de ${name}` }).first();
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await preview.click();
  await expect(page).toHaveURL(/\/apercu$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
});

test("a session that has ended meanwhile leads to the sign-in, and back to the thread", async ({ page }) => {
  // News of the thread, once the session has ended, would lead to the sign-in before the click does.
  await page.route("**/messages/events", (route) => route.abort());
  await openThread(page);
  const thread = page.url();
  await page.getByLabel("Joindre des fichiers").setInputFiles({
    ...{ name: "mot.txt", mimeType: "text/plain", buffer: Buffer.from("Bonjour") },
  });
  await page.context().clearCookies({ name: /session$/ });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByLabel("E-mail").fill(CLIENT.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(CLIENT.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(thread);
});
