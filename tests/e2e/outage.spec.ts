import { createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { createCookie } from "@remix-run/node";
import { SiteProcess } from "../support/site-process";

/** Longest answer while the database is down: a circuit breaker, not a time-out each. */
const ANSWER_MAX_MS = 1000;

const SECRET = "a-secret-of-more-than-thirty-two-characters";

/** What each screen of the back office says when its rows are out of reach. */
const LOAD_FAILURES = {
  "/admin": "Impossible de charger les statistiques",
  "/admin/analytics": "Impossible de charger les statistiques",
  "/admin/blog": "Impossible de charger les articles",
  "/admin/projects": "Impossible de charger les projets",
  "/admin/clients": "Impossible de charger les clients",
  "/admin/services": "Impossible de charger les services",
  "/admin/inquiries": "Impossible de charger les demandes",
  "/admin/testimonials": "Impossible de charger les avis",
};

let site: SiteProcess;
let base: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.beforeAll(async () => {
  const [port, nobody] = await Promise.all([freePort(), freePort()]);
  base = `http://localhost:${port}`;
  site = new SiteProcess("start.mjs", {
    PORT: String(port),
    SITE_URL: base,
    DATABASE_URL: `postgresql://nobody@127.0.0.1:${nobody}/none`,
    SESSION_SECRET: SECRET,
    ENCRYPTION_KEY: SECRET,
  });
  await expect
    .poll(
      () =>
        fetch(`${base}/theme`)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  await site.stop();
});

test("public pages and forms open at once, and health checks say that the database is down @adapter", {
  tag: "@alone",
}, async ({ request }) => {
  for (const path of ["/", "/contact", "/auth", "/une-adresse-inconnue"]) {
    const startedAt = performance.now();
    const answer = await request.get(base + path);
    expect(answer.status(), path).toBe(path === "/une-adresse-inconnue" ? 404 : 200);
    expect(performance.now() - startedAt, path).toBeLessThan(ANSWER_MAX_MS);
  }
  const health = await request.get(`${base}/healthz`);
  expect(health.status()).toBe(503);
  expect(await health.json()).toMatchObject({ database: "down" });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // @spec states-14, errors-2
    test("a message keeps every field and shows the specification's error @adapter", async ({ page }) => {
      await page.goto(`${base}/contact`);
      const form = page.locator("form#inquiry");
      const values = {
        Nom: "  Khadija «B»  ",
        "E-mail": "khadija@riad.example",
        Téléphone: "06 12 34 56 78",
        Message: "Un\n\n<b>deux</b> é",
      };
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await form.getByRole("button", { name: "Envoyer le message" }).click();
      expect((await answered).status()).toBe(503);
      await expect(form.getByRole("alert")).toContainText("Une erreur s'est produite. Veuillez réessayer.");
      for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
    });

    // @spec errors-4
    test("a review keeps every field and shows the specification's error @adapter", async ({ page }) => {
      await page.goto(`${base}/contact`);
      const form = page.locator("form#review");
      await form.getByRole("radio", { name: "4 sur 5" }).check();
      await form.getByLabel("Nom").fill("Inès");
      await form.getByLabel("Avis").fill("La charte tient sur trois pages.");
      await form.getByRole("button", { name: "Soumettre l’avis" }).click();
      await expect(form.getByRole("alert")).toContainText(
        "Une erreur est survenue lors de la soumission de votre avis.",
      );
      await expect(form.getByRole("radio", { name: "4 sur 5" })).toBeChecked();
      await expect(form.getByLabel("Avis")).toHaveValue("La charte tient sur trois pages.");
    });

    test("signing in answers a French 503 that offers the same post again, without the password @adapter", async ({
      page,
    }) => {
      await page.goto(`${base}/auth`);
      await page.getByLabel("E-mail").fill("sara@zellige.example");
      await page.getByLabel("Mot de passe").fill("un-mot-de-passe");
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service momentanément indisponible");
      await expect(page.locator("input[name=email]")).toHaveValue("sara@zellige.example");
      await expect(page.locator("input[name=password]")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    });
  });
}

// @spec errors-11, errors-12, errors-13, errors-14, errors-15, errors-16, errors-17
test("each screen of the back office says what is out of reach @adapter", async ({ page, context }) => {
  const session = await createCookie("session", { secrets: [SECRET] }).serialize("of-somebody-who-was-signed-in");
  const value = /^session=([^;]+)/.exec(session)?.[1] ?? "";
  await context.addCookies([{ name: "session", value, url: base }]);
  for (const [path, sentence] of Object.entries(LOAD_FAILURES)) {
    expect((await page.goto(base + path))?.status(), path).toBe(503);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(sentence);
    await expect(page.getByRole("link", { name: "Réessayer" }), path).toHaveAttribute("href", path);
  }
});
