import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "@playwright/test";

/** The address of a demo service, found as a visitor finds it. */
async function pathOf(request: APIRequestContext, category: string, title: string): Promise<string> {
  const html = await htmlOf(request, `/services/${category}`);
  const path = new RegExp(`href="(/services/${category}/[a-z0-9-]+)"[^>]*>(?:<span[^>]*>)?${title}<`).exec(html)?.[1];
  if (!path) throw new Error(`${title} is not listed`);
  return path;
}

/** The server's HTML with its entities read, its comments gone, and any space a plain one. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  const html = await answer.text();
  const entities: Record<string, string> = { "&#x27;": "'", "&amp;": "&", "&quot;": '"' };
  return html
    .replaceAll("<!-- -->", "")
    .replace(/&(#x27|amp|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u00a0\u202f]/g, " ");
}

const CATEGORIES = [
  { slug: "programming", name: "Programmation & Technologie", service: "Cybersécurité" },
  { slug: "graphics", name: "Design & Graphisme", service: "Création de logo" },
  { slug: "content", name: "Contenu & Marketing", service: "Photographie" },
  { slug: "business", name: "Business & Data", service: "Études de marché" },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // @spec service-12, service-18
    test("a visitor goes from a category to a service, to its chat, and back", async ({ page }) => {
      await page.goto("/services/programming");
      await expect(
        page.locator(
          "script:not([src], [type='application/ld+json'], [type='speculationrules'], [data-sheet]), script[src*='entry.client']",
        ),
      ).toHaveCount(0);
      const row = page.getByRole("listitem").filter({ hasText: "Développement web" }).last();
      // The whole row is the link, not its title alone.
      await row.click();
      await expect(page.getByRole("heading", { level: 1, name: "Développement web" })).toBeVisible();
      const chat = page.getByRole("link", { name: "Choisir Standard sur WhatsApp" });
      const counted = await page.request.get((await chat.getAttribute("href")) ?? "", { maxRedirects: 0 });
      const text = new URL(counted.headers().location ?? "").searchParams.get("text")?.replace(/\s/g, " ");
      expect(text).toContain("« Développement web »");
      expect(text).toContain("Standard");
      expect(text).toContain("12 500 MAD");
      await expect(chat).toHaveClass(/btn-primary/);
      await expect(page.getByRole("link", { name: "Choisir Basique sur WhatsApp" })).not.toHaveClass(/btn-primary/);
      await page.getByRole("link", { name: "Toutes les prestations" }).click();
      await expect(page).toHaveURL("/services/programming");
    });

    // @spec service-15
    test("a service without tiers leads to a quote", async ({ page, request }) => {
      await page.goto(await pathOf(request, "programming", "Applications de bureau"));
      await expect(page.getByText("À partir de")).toContainText(/35\s000\sMAD/);
      await page.getByRole("link", { name: "Demander un devis" }).click();
      await expect(page).toHaveURL(/\/contact\?service=applications-de-bureau#inquiry-title$/);
    });

    test("the terms are reached section by section", async ({ page }) => {
      await page.goto("/terms");
      await expect(page.getByRole("heading", { level: 2, name: /^\d+\./ })).toHaveCount(11);
      await page
        .getByRole("navigation", { name: "Sommaire" })
        .getByRole("link", { name: "Modalités de paiement" })
        .click();
      await expect(page).toHaveURL("/terms#article-7");
      await expect(page.getByRole("heading", { name: "7. Modalités de paiement" })).toBeInViewport();
    });
  });
}

for (const { slug, name, service } of CATEGORIES) {
  // @spec routes-2, categories-1
  test(`${name} comes whole from the server: hero, services, five steps, call to action`, async ({ request }) => {
    const html = await htmlOf(request, `/services/${slug}`);
    expect(html).toContain(`>${name}</p>`);
    expect(html).toMatch(new RegExp(`<a [^>]+><span[^>]*>${service}</span></a>`));
    expect(html.match(/<h3[^>]*><span[^>]*>[1-5]<\/span>/g)).toHaveLength(5);
    for (const words of [
      "Discuter sur WhatsApp",
      "Nous appeler",
      "Réponse en 24 h",
      "Devis gratuit",
      "Sans engagement",
    ]) {
      expect(html).toContain(words);
    }
  });
}

test("a service comes whole from the server", async ({ request }) => {
  const html = await htmlOf(request, await pathOf(request, "programming", "Développement web"));
  for (const words of [
    ...["Programmation & Technologie", "Ce qui est inclus", "Exemples de projets", "Voir le projet"],
    ...["Basique", "Standard", "Avancé", "4 500 MAD", "12 500 MAD", "38 000 MAD", "Livraison", "Révisions"],
    ...["Pourquoi nous le confier", "Un prix écrit", "Une seule personne", "Tout est à vous", "Des essais sur place"],
    ...["Besoin d’aide pour choisir ?", "Réponse en 24 h", "Une page, huit pages ou un espace client ?"],
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="/contact"');
});

test("a service under another category is sent to its own, for good", async ({ request }) => {
  const path = await pathOf(request, "programming", "Développement web");
  const answer = await request.get(path.replace("programming", "content"), { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, path]);
});

// @spec service-2, service-3
test("a service that is not there says so, with a way home", async ({ page }) => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "1"]) {
    const answer = await page.goto(`/services/programming/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Service non trouvé — Zellige");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service non trouvé");
    await expect(page.getByText("Le service que vous recherchez n'existe pas ou a été supprimé.")).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown category is not found", async ({ request }) => {
  expect((await request.get("/services/plomberie")).status()).toBe(404);
});

test("on a phone, a link leads past the text to the prices", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await pathOf(request, "graphics", "Identité de marque"));
  await page.getByRole("link", { name: "Voir les tarifs" }).click();
  await expect(page.getByRole("heading", { name: "Basique" })).toBeInViewport();
});

test("on paper there is text and no wall, no button, no table of contents", async ({ page, request }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(await pathOf(request, "programming", "Développement web"));
  await expect(page.getByText(/12\s500\sMAD/)).toBeVisible();
  await expect(page.locator(".service .pattern:visible, .service .btn:visible")).toHaveCount(0);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "11. Contact" })).toBeVisible();
  await expect(page.locator(".terms-contents")).toBeHidden();
});

test("the icon of a service stands beside the first line of its name, however many it has", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  let wrapped = 0;
  for (const { slug } of CATEGORIES) {
    await page.goto(`/services/${slug}`);
    const rows = await page.locator(".service-row-name").evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name.querySelector("h3") ?? name);
        const lines = [...range.getClientRects()].sort((one, other) => one.height - other.height);
        const icon = name.querySelector("svg")?.getBoundingClientRect();
        const first = Math.min(...lines.map(({ top }) => top));
        const height = lines[0]?.height ?? 0;
        const middle = icon ? icon.top + icon.height / 2 : Number.NaN;
        return { text: name.textContent, isBeside: middle > first && middle < first + height, lines: lines.length };
      }),
    );
    expect(rows.filter(({ isBeside }) => !isBeside)).toEqual([]);
    wrapped += rows.filter(({ lines }) => lines > 2).length;
  }
  expect(wrapped).toBeGreaterThan(0);
});
