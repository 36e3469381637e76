import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";

const ARTICLE = "/blog/whatsapp-au-comptoir-repondre-vite-dormir-la-nuit";

test("the whole card of an article is its link, and its contents lead to its parts", async ({ page }) => {
  await page.goto("/blog");
  await page.locator(".story-card").filter({ hasText: "WhatsApp au comptoir" }).click();
  await expect(page).toHaveURL(ARTICLE);
  await page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name: "Mesurer le comptoir" }).click();
  await expect(page).toHaveURL(`${ARTICLE}#s-mesurer-le-comptoir`);
  await expect(page.getByRole("heading", { name: "Mesurer le comptoir" })).toBeInViewport();
});

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
