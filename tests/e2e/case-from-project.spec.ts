import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { plainPicture } from "../support/pictures";
import { linkInEmail } from "./support/emails";
import { open } from "./support/modes";
import { idIn, post } from "./support/office";
import { ADMIN, CLIENT } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";
import { expectNoSidewaysScroll, tapByThumb } from "./support/thumb";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A telephone's owner gives a tap two seconds and a sentence fifteen: eight taps and four fields are under two minutes. */
const TAPS_MAX = 8;
const FIELDS_MAX = 4;

/** Counts what an admin does by hand. */
class Hand {
  taps = 0;
  fields = 0;
  async tap(target: Locator) {
    this.taps += 1;
    await tapByThumb(target);
  }
  async fill(field: Locator, text: string) {
    this.fields += 1;
    await field.fill(text);
  }
}

const LETTER = "Pouvons-nous montrer notre travail ensemble\u202f?";

/** A finished project of the demo's client. */
async function finishProject(page: Page, title: string): Promise<string> {
  await page.goto("/admin/projects/new");
  const client = await page
    .locator("select[name=client_id] option")
    .filter({ hasText: "Khadija" })
    .getAttribute("value");
  const words = { description: "Six chambres, une réservation directe.", service_category: "programming" };
  await post(page, "/admin/projects/new", { title, client_id: String(client), ...words, status: "completed" });
  return idIn(page, "/admin/projects", title);
}

/** Everything by which a stranger, a reader of feeds or a machine may meet the work. */
async function placesWith(page: Page, title: string): Promise<string[]> {
  const places = ["/", "/maroc", "/realisations", "/rss.xml", "/feed.json", "/sitemap.xml", "/llms.txt"];
  const found: string[] = [];
  for (const place of places) {
    const answer = await page.request.get(place, { headers: { cookie: "" } });
    if ((await answer.text()).includes(title)) found.push(place);
  }
  return found;
}

test("a finished project becomes a work by few taps, and is gone everywhere once its client's leave is", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const title = `essai-${test.info().workerIndex}-${Date.now()}`;
  await enterAs(page, ADMIN);
  const projectId = await finishProject(page, title);
  const hand = new Hand();

  await open(page, `/admin/projects/${projectId}`);
  await hand.tap(page.getByRole("dialog").getByRole("button", { name: "Faire une réalisation" }));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel("Client", { exact: true })).not.toHaveValue("");
  await expect(page.getByLabel("Le problème")).toHaveValue("Six chambres, une réservation directe.");
  await expectNoSidewaysScroll(page);
  const form = page.locator("form#realisation");
  await hand.fill(page.getByLabel("Résumé"), "Une maison, six fenêtres, et une réservation sans commission.");
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await plainPicture("jpeg", 1600, 1000) };
  hand.fields += 1;
  await form.locator("input[type=file]").first().setInputFiles(file);
  await hand.fill(form.getByLabel("Ce que montre l’image"), "La façade du riad, la nuit");
  await hand.tap(form.getByRole("button", { name: "Enregistrer" }));
  await expect(page.locator(".flash")).toContainText("Réalisation enregistrée");
  const here = page.url();
  await expect(page.getByLabel("E-mail du client")).toHaveValue(CLIENT.email);
  await hand.tap(page.getByRole("button", { name: "Demander l’accord" }));
  await expect(page.locator(".flash")).toContainText("Demande d’accord envoyée");

  const link = await linkInEmail(CLIENT.email, LETTER);
  const client = await browser.newPage({ baseURL: String(baseURL) });
  await client.goto(link);
  await client.getByLabel("Votre nom").fill("Khadija");
  await client.getByRole("button", { name: "Je donne mon accord" }).click();
  await expect(client.getByText("Vous avez donné votre accord le")).toBeVisible();

  await open(page, here);
  await hand.tap(page.getByRole("button", { name: "Publier" }));
  await expect(page.locator(".flash")).toContainText("Réalisation publiée");
  expect(hand.taps).toBeLessThanOrEqual(TAPS_MAX);
  expect(hand.fields).toBeLessThanOrEqual(FIELDS_MAX);

  const everywhere = ["/", "/maroc", "/realisations", "/rss.xml", "/feed.json", "/sitemap.xml", "/llms.txt"];
  // The second look is at what is kept by now.
  for (let look = 0; look < 2; look += 1) expect(await placesWith(page, title)).toEqual(everywhere);
  const own = [`/realisations/${title}`, `/og/realisations/${title}.png`];
  for (const path of own) expect((await page.request.get(path)).status(), path).toBe(200);

  await client.getByRole("button", { name: "Retirer mon accord" }).click();
  await expect(client.getByText("Vous avez retiré votre accord le")).toBeVisible();
  expect(await placesWith(page, title)).toEqual([]);
  for (const path of own) expect((await page.request.get(path)).status(), path).toBe(404);
  await post(page, `${new URL(here).pathname}/delete`, {});
  await client.close();
});
