import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { targetOf } from "../e2e/support/way-out";

const ARTICLE = "/blog/whatsapp-au-comptoir-repondre-vite-dormir-la-nuit";
const TITLE = "WhatsApp au comptoir : répondre vite, dormir la nuit";

/** The title as it reads, whatever spaces stand in it. */
const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.locator(".story-card");
/** What the head of an article tells under a name. */
const fact = (page: Page, name: string) =>
  page
    .locator(".article-facts > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** The invitation at the end of a page leads to a conversation. */
async function expectInvitation(page: Page) {
  const band = page.getByRole("region", { name: "Parlons de votre projet" });
  expect((await targetOf(band.getByRole("link", { name: "Discuter sur WhatsApp" }))).hostname).toBe("wa.me");
  expect((await targetOf(band.getByRole("link", { name: "Nous appeler" }))).protocol).toBe("tel:");
}

const spaced = (text: string) => new RegExp(text.replace(/ /g, "\\s").replace(/[?]/g, "\\?"));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // @spec blog-1, blog-8
    test("a visitor goes from the list to an article, through it, and back", async ({ page }) => {
      await page.goto("/blog");
      await expect(page.locator("script[src*='entry.client']")).toHaveCount(0);
      expect(await cards(page).count()).toBeGreaterThanOrEqual(6);
      await expectInvitation(page);
      // The whole card is the link, not its title alone.
      await cards(page).filter({ hasText: "WhatsApp au comptoir" }).click();
      await expect(page).toHaveURL(ARTICLE);
      await expect(titleOf(page)).toHaveText(spaced(TITLE));
      await expect(page).toHaveTitle(new RegExp(`^${spaced(TITLE).source}$`));
      await page
        .getByRole("navigation", { name: "Sommaire" })
        .getByRole("link", { name: "Mesurer le comptoir" })
        .click();
      await expect(page).toHaveURL(`${ARTICLE}#s-mesurer-le-comptoir`);
      await expect(page.getByRole("heading", { name: "Mesurer le comptoir" })).toBeInViewport();
      await page.getByRole("link", { name: "Retour au blog" }).click();
      await expect(page).toHaveURL("/blog");
    });

    test("an article says who wrote it, when, how long it takes and what it is about, and leads to others", async ({
      page,
    }) => {
      await page.goto(ARTICLE);
      await expect(fact(page, "Auteur")).toHaveText(/\S/);
      await expect(fact(page, "Publié le")).toHaveText("8 septembre 2026");
      await expect(fact(page, "Lecture")).toHaveText(/^\d+\sminutes$/);
      const tags = page.getByRole("list", { name: "Étiquettes" }).getByRole("link");
      await expect(tags).toHaveText(["WhatsApp", "Relation client", "Vente", "Organisation"]);
      const related = page.getByRole("region", { name: "À lire ensuite" });
      await expect(related.getByRole("heading", { level: 3 }).getByRole("link")).toHaveCount(3);
      await expectInvitation(page);
      const others = page.getByRole("navigation", { name: "Autres articles" });
      await others.getByRole("link", { name: /^Article suivant/ }).click();
      await expect(page).toHaveURL("/blog/francais-espagnol-arabe-un-site-trois-ecritures");
      await others.getByRole("link", { name: /^Article précédent/ }).click();
      await expect(page).toHaveURL(ARTICLE);
      await related.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/blog\/[^/]+$/);
      await expect(page).not.toHaveURL(ARTICLE);
    });

    test("a category, a search and a tag narrow the list, by addresses of their own", async ({ page }) => {
      await page.goto("/blog");
      await page.getByRole("navigation", { name: "Catégories" }).getByRole("link", { name: "Marketing" }).click();
      await expect(page).toHaveURL("/blog?category=Marketing");
      await expect(cards(page).locator("b").first()).toHaveText("Marketing");
      const inMarketing = await cards(page).count();
      await page.getByLabel("Rechercher un article").fill("referencement");
      await page.getByRole("button", { name: "Rechercher" }).click();
      await expect(page).toHaveURL("/blog?q=referencement&category=Marketing");
      expect(await cards(page).count()).toBeLessThan(inMarketing);
      await expect(cards(page).first()).toContainText("Google à Casablanca");
      await page.getByRole("link", { name: "Tout afficher" }).click();
      await expect(page).toHaveURL("/blog");
      await page.goto(ARTICLE);
      await page.getByRole("link", { name: "Relation client" }).click();
      await expect(page).toHaveURL("/blog?tag=Relation+client");
      await expect(cards(page).first()).toContainText("WhatsApp au comptoir");
    });

    test("what is nowhere to be found has a way on", async ({ page }) => {
      await page.goto("/blog?q=introuvable");
      await expect(page.getByRole("heading", { name: "Aucun article ne correspond" })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
      await page.getByRole("link", { name: "Voir tous les articles" }).click();
      await expect(page).toHaveURL("/blog");
      const answer = await page.goto("/blog/nulle-part");
      expect(answer?.status()).toBe(404);
      await expect(titleOf(page)).toHaveText("Article introuvable");
      await page.getByRole("link", { name: "Voir tous les articles" }).click();
      await expect(page).toHaveURL("/blog");
    });

    // @spec blog-9
    test("an article is handed on by plain links", async ({ page, baseURL }) => {
      await page.goto(ARTICLE);
      const share = page.getByRole("region", { name: "Partager" });
      const whole = encodeURIComponent(`${baseURL}${ARTICLE}`);
      for (const [name, start] of [
        ["WhatsApp", "https://wa.me/?text="],
        ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/?url="],
        ["E-mail", "mailto:?subject="],
      ] as const) {
        const address = await share.getByRole("link", { name }).getAttribute("href");
        expect(address).toContain(start);
        expect(address).toContain(whole);
      }
      await page.getByRole("link", { name: "Nous contacter" }).click();
      await expect(page).toHaveURL("/contact");
    });
  });
}

// @spec blog-7
test("the link is copied where there is no sheet to share it", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Lien copié" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
});

// @spec blog-7
test("the device's own sheet is offered where there is one", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, { share: async (what: unknown) => shared.push(what) });
  });
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Partager" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  expect(shared.map(({ url }) => url)).toEqual([`${baseURL}${ARTICLE}`]);
});

test("an article says what it is to machines", async ({ page, baseURL }) => {
  await page.goto(ARTICLE);
  const graph = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "")["@graph"];
  const posting = graph.find((node: { "@type": string }) => node["@type"] === "BlogPosting");
  expect(posting).toMatchObject({
    "@id": `${baseURL}${ARTICLE}#article`,
    articleSection: "Marketing",
    datePublished: "2026-09-08T09:20:00.000Z",
    inLanguage: "fr",
  });
  expect(posting.wordCount).toBeGreaterThan(500);
  await expect(page.locator("meta[property='og:type']")).toHaveAttribute("content", "article");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${ARTICLE}`);
  for (const [type, path] of [
    ["application/rss+xml", "/rss.xml"],
    ["application/feed+json", "/feed.json"],
  ]) {
    await expect(page.locator(`link[rel=alternate][type='${type}']`)).toHaveAttribute("href", String(path));
    const answer = await page.request.get(String(path));
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
  }
});

test("a part of the list names the list as its one address, and no neighbour", async ({ page, baseURL }) => {
  await page.goto("/blog?category=Marketing&utm_source=x&page=1");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/blog`);
  await expect(page.locator("link[rel=prev], link[rel=next]")).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`lines of Arabic titles have room for their marks at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/blog", "/blog/instagram-am-mawqi-khas"]) {
      await page.goto(path);
      const titles = page.locator("main :is(h1, h2, h3, blockquote, .article-opening):lang(ar)");
      expect(await titles.count(), path).toBeGreaterThan(0);
      const leadings = await titles.evaluateAll((elements) =>
        elements.map((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        }),
      );
      expect(Math.min(...leadings), path).toBeGreaterThan(1.15);
    }
  });
}

test("the first article's picture is as high as its card, however short its words are", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog");
  const [card, cover] = [page.locator(".is-lead"), page.locator(".is-lead .story-card-cover")];
  await card.locator("h2 a, .story-card-excerpt").evaluateAll((all) => {
    for (const each of all) each.textContent = "Prix";
  });
  const heights = await Promise.all([card, cover].map(async (each) => (await each.boundingBox())?.height ?? 0));
  expect(heights[0]).toBeGreaterThan(400);
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(2);
});

test("a private link whose time is over says so", async ({ page }) => {
  const answer = await page.goto("/blog/apercu/MTcwMDAwMDAwMC54.x");
  expect(answer?.status()).toBe(404);
  await expect(titleOf(page)).toHaveText("Ce lien d’aperçu a expiré");
  await expect(page).toHaveTitle(/^Ce lien d’aperçu a expiré/);
});

test("a view is counted by its dot, which no robot's page asks twice", async ({ page, request }) => {
  const dot = page.waitForResponse(/vue\.gif$/);
  await page.goto(ARTICLE);
  expect((await dot).headers()["cache-control"]).toBe("no-store");
  const html = await (await request.get(ARTICLE)).text();
  expect(html.match(/<img[^>]*vue\.gif[^>]*>/g)).toHaveLength(1);
  expect(html).toContain('loading="eager"');
});

test("a list and an article weigh little", async ({ page }) => {
  for (const path of ["/blog", ARTICLE]) {
    let bytes = 0;
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    client.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes, path).toBeLessThan(150 * 1024);
    await client.detach();
  }
});

test("no word of a title and no address in an excerpt makes a page scroll sideways", async ({ page }) => {
  for (const path of ["/", "/blog", ARTICLE]) {
    await page.goto(path);
    await page.locator(".article-title, .article-neighbours b, .related-post h3 a").evaluateAll((all) => {
      const title = "Anticonstitutionnellement : l’hypercommercialisation des micro-entreprises";
      for (const each of all) each.textContent = title;
    });
    await page.locator(".blog-preview .lead, .story-card-excerpt, .article-opening").evaluateAll((all) => {
      for (const each of all) each.textContent = `Voir https://zellige.example/${"a".repeat(88)}`;
    });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
