import { expect } from "@playwright/test";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { inBothModes, open } from "./support/modes";
import { test } from "./support/test";

// workerd alone, on the database of the run: the Node process whose address it was given does not answer.
test.describe.configure({ mode: "serial" });

const port = freePort();
const baseURL = `http://localhost:${port}`;
let edge: SiteProcess;

test.use({ baseURL });

test.beforeAll(async () => {
  const secret = "un-secret-des-essais-de-plus-de-32-lettres";
  edge = new SiteProcess("start-edge.mjs", {
    PORT: port,
    SITE_URL: baseURL,
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? "",
    SESSION_SECRET: secret,
    ENCRYPTION_KEY: secret,
    EDGE_ORIGIN: `http://127.0.0.1:${freePort()}`,
  });
  await edge.answers(`${baseURL}/healthz`);
});

test.afterAll(async () => {
  await edge.stop();
});

for (const path of (
  "/ /about /contact /services/programming /services/graphics/identite-de-marque /realisations /avis /blog " +
  "/maroc /espana /saudi-arabia /terms /mentions-legales /confidentialite /mes-donnees /rss.xml /feed.json " +
  "/sitemap.xml /robots.txt /llms.txt /manifest.webmanifest /couvertures.svg /favicon.svg"
).split(" ")) {
  test(`${path} is answered by workerd itself`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
    expect((await answer.body()).byteLength).toBeGreaterThan(0);
  });
}

test("an article is read and counted", async ({ page }) => {
  await page.goto("/blog");
  await page.locator("article a[href^='/blog/']").first().click();
  await expect(page.locator("article h1")).toBeVisible();
});

inBothModes((mode) => {
  test("a message is stored", async ({ page }) => {
    await open(page, "/contact", mode);
    const form = page.locator("form#inquiry");
    await form.getByLabel("Nom").fill("Yasmine Alaoui");
    await form.getByLabel("E-mail").fill("yasmine@riad.example");
    await form.getByLabel("Message").fill("Six chambres à Rabat, et rien qui les montre.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Message envoyé !")).toBeVisible();
  });

  test("the theme is kept", async ({ page, context }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: /clair/i }).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    expect((await context.cookies()).map(({ name }) => name)).toContain("theme");
  });
});

for (const path of ["/auth", "/admin", "/dashboard", "/media/none.webp", "/og/about.png"]) {
  test(`${path} says in a sentence that it is out of reach`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(503);
    expect(answer.headers()["retry-after"]).toBe("5");
    expect(await answer.text()).toContain("Le service est momentanément indisponible.");
  });
}

test("an unknown page is a page of the site that says so", async ({ page }) => {
  const answer = await page.goto("/rien-de-tel");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
