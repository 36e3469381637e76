import { existsSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { POSTS_PER_SITE_MAP } from "~/features/seo/public-pages.server";
import { cleanText } from "~/lib/text/clean-text";
import { loader as jsonFeed } from "~/routes/feed[.]json/route";
import { loader as llms } from "~/routes/llms[.]txt/route";
import { loader as manifest } from "~/routes/manifest[.]webmanifest/route";
import { loader as robots } from "~/routes/robots[.]txt/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { loader as siteMap } from "~/routes/sitemap[.]xml/route";
import { db } from "~/server/db/db.server";
import { publicEnv, siteUrl } from "~/server/env.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { xssPayloads } from "../fixtures/xss-payloads";
import { makeCase } from "../support/cases";
import { resetDatabase, withoutDatabase } from "../support/database";
import { jsonFeedFaults } from "../support/feeds/json-feed-faults";
import { brokenRssRules } from "../support/feeds/rss-rules";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { runStatements } from "../support/run-statements";

beforeEach(resetDatabase);

describe("the feeds", () => {
  it("hold the newest twenty published articles, whole", async () => {
    for (let i = 0; i < 21; i += 1) await makePost();
    const { id } = await makePost({ slug: "dernier", content: "[Contact](/contact) ![x](/media/x.avif) [haut](#s-a)" });
    await makePost({ is_published: false });
    const feed = await (await jsonFeed(getArgs("/feed.json"))).json();
    expect(feed.items).toHaveLength(20);
    expect(feed.items[0]).toMatchObject({ id: `${siteUrl}/blog/${id}`, url: `${siteUrl}/blog/dernier` });
    await db.blogPost.update({ where: { id }, data: { slug: "renomme" } });
    const renamed = await (await jsonFeed(getArgs("/feed.json"))).json();
    expect([renamed.items[0].id, renamed.items[0].url]).toEqual([feed.items[0].id, `${siteUrl}/blog/renomme`]);
    for (const address of [`${siteUrl}/contact`, `${siteUrl}/media/x.avif`, `${siteUrl}/blog/dernier#s-a`]) {
      expect(feed.items[0].content_html).toContain(`"${address}"`);
    }
    const answer = await rss(getArgs("/rss.xml"));
    expect(await answer.clone().text()).toContain(`<guid isPermaLink="false">${siteUrl}/blog/${id}</guid>`);
    expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect((await answer.text()).match(/<item>/g)).toHaveLength(20);
  });

  it("hold nothing that only our own page understands", async () => {
    const content =
      '[a](autre) [b](../contact) [c](?page=2) [d](mailto:a@b.ma) ` href="/x"`\n\n| a |\n| --- |\n| 1 |\n\n```\nx\n```';
    await makePost({ slug: "ici", content });
    const html: string = (await (await jsonFeed(getArgs("/feed.json"))).json()).items[0].content_html;
    expect(html.match(/href="[^"]*"/g)).toEqual([
      `href="${siteUrl}/blog/autre"`,
      `href="${siteUrl}/contact"`,
      `href="${siteUrl}/blog/ici?page=2"`,
      'href="mailto:a@b.ma"',
      'href="/x"',
    ]);
    expect(html).toContain("<table>");
    expect(html).not.toMatch(/tabindex|role=|aria-/);
  });

  it("are what their validators accept, whatever stands in the articles", async () => {
    const picture = `/media/${"b".repeat(32)}-960x640/960.webp`;
    await makePost({ title: "R&D : l’attribut <a>", excerpt: "<b>Gras</b> & « cité »", tags: ["Un", "un & deux"] });
    await makePost({ content: `[a](../contact) ![Four](${picture} "Un four") <https://a.example/é?b=1&c=2>` });
    await makePost({
      content: "> Cité\n>\n> - un\n>   1. deux\n\n```js\na < b && c\n```\n\n`<br>` ~~non~~ **oui**\n\n---",
    });
    await makePost({ content: "| a | b |\n| :-- | --: |\n| 1 | [2](#s-un) |\n\nA<br>b\n\n## Un & deux\n\n### Trois" });
    await makePost({
      content: '<table><tr><td onclick="x()">1</table>\n\n<p style="a">b<ul><li>c</p>\n\n<img src="x.gif">',
    });
    // A cell without its table is no HTML: the writer's to mend.
    const payloads = xssPayloads.filter((payload) => !payload.startsWith("<td"));
    for (const payload of payloads) await makePost({ title: "Essai", content: cleanText(payload) });
    const newest = await db.blogPost.findMany({ orderBy: { published_at: "desc" }, select: { id: true } });
    const ids = newest.map(({ id }) => id);
    const checked = async () => {
      const feed = await (await jsonFeed(getArgs("/feed.json"))).json();
      const xml = await (await rss(getArgs("/rss.xml"))).text();
      return {
        count: feed.items.length,
        faults: [...jsonFeedFaults(feed), ...brokenRssRules(xml, `${siteUrl}/rss.xml`)],
      };
    };
    while (ids.length > 0) {
      expect(await checked()).toEqual({ count: Math.min(20, ids.length), faults: [] });
      await db.blogPost.deleteMany({ where: { id: { in: ids.splice(0, 20) } } });
    }
  });

  it("hold the summary of a work as a text", async () => {
    await makeCase({ summary: "Un <b>riad</b> & son site" });
    const feed = await (await jsonFeed(getArgs("/feed.json"))).json();
    expect(feed.items[0].content_html).toContain("<p>Un &lt;b&gt;riad&lt;/b&gt; &amp; son site</p>");
  });

  it("show a picture by one whole address", async () => {
    const address = `/media/${"b".repeat(32)}-960x640/960.webp`;
    await makePost({ slug: "image", content: `![Four](${address})` });
    const html: string = (await (await jsonFeed(getArgs("/feed.json"))).json()).items[0].content_html;
    expect(html).toContain(`src="${siteUrl}${address}" width="960" height="640" />`);
    expect(html).not.toMatch(/<source|<picture|srcset|sizes/);
  });

  it.each([
    ["/feed.json", jsonFeed],
    ["/rss.xml", rss],
  ])("%s is sent again only once it has changed", async (path, feed) => {
    const { id } = await makePost();
    const etag = (await feed(getArgs(path))).headers.get("ETag") ?? "";
    const again = async (value: string) => {
      const args = getArgs(path);
      args.request.headers.set("If-None-Match", value);
      const answer = await feed(args);
      return [answer.status, (await answer.text()) === ""];
    };
    for (const known of [etag, `"x", ${etag}`, etag.replace("W/", "")]) expect(await again(known)).toEqual([304, true]);
    expect(await again('"x"')).toEqual([200, false]);
    await db.blogPost.update({ where: { id }, data: { title: "Neuf" } });
    expect(await again(etag)).toEqual([200, false]);
  });
});

const textOf = async (answer: Response | Promise<Response>) => (await answer).text();
const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

async function fill() {
  const service = { category: "graphics", description: "Un signe." } as const;
  const shown = await db.service.create({ data: { ...service, title: "Logo [latin]\n# et arabe" } });
  const hidden = await db.service.create({ data: { ...service, title: "Caché", is_active: false } });
  const post = { title: "T", category: "Tech", content: "x" };
  await db.blogPost.create({ data: { ...post, slug: "publie", is_published: true, published_at: new Date() } });
  await db.blogPost.create({ data: { ...post, slug: "brouillon" } });
  return { shown, hidden };
}

describe("the site map", () => {
  it("holds every public page, active service and published article, once, and nothing else", async () => {
    const { shown } = await fill();
    const urls = listed(await textOf(siteMap(getArgs("/sitemap.xml"))));
    expect(urls).toHaveLength(PUBLIC_PAGES.length + 2);
    expect(new Set(urls).size).toBe(urls.length);
    const paths = [...PUBLIC_PAGES.map(({ path }) => path), `/services/graphics/${shown.slug}`, "/blog/publie"];
    expect(urls).toEqual(expect.arrayContaining(paths.map((path) => (path === "/" ? siteUrl : siteUrl + path))));
  });

  it("says when each page changed last", async () => {
    const { shown } = await fill();
    const xml = await textOf(siteMap(getArgs("/sitemap.xml")));
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d(T[\d:.]+Z)?<\/lastmod>/g)).toHaveLength(PUBLIC_PAGES.length + 2);
    expect(xml).toContain(`${shown.slug}</loc><lastmod>${shown.updated_at.toISOString()}</lastmod>`);
    expect(xml).toContain(`<loc>${siteUrl}/terms</loc><lastmod>2026-11-01</lastmod>`);
  });

  it("says so of a service with what stands on its page, and of the pages that list it", async () => {
    const { shown } = await fill();
    const before = new Date(Date.now() - 86_400_000);
    await db.service.update({ where: { id: shown.id }, data: { updated_at: before } });
    await db.servicePricingTier.create({ data: { service_id: shown.id, tier_name: "basic", price: 100 } });
    const { updated_at } = await db.service.findUniqueOrThrow({ where: { id: shown.id } });
    expect(updated_at.getTime()).toBeGreaterThan(before.getTime());
    const xml = await textOf(siteMap(getArgs("/sitemap.xml")));
    for (const path of [`/services/graphics/${shown.slug}`, "/services/graphics"]) {
      expect(xml).toContain(`${path}</loc><lastmod>${updated_at.toISOString()}</lastmod>`);
    }
  });

  it("of many articles is an index of parts, which together hold every page once", async () => {
    await fill();
    await runStatements(
      `INSERT INTO blog_posts (title, slug, category, is_published, published_at)
      SELECT 'Article', 'article-' || n, 'Design', true, now() FROM generate_series(1, ${POSTS_PER_SITE_MAP}) AS n`,
    );
    const parts = listed(await textOf(siteMap(getArgs("/sitemap.xml"))));
    expect(parts).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap.xml?part=${part}`));
    const files = await Promise.all(parts.map((url = "") => textOf(siteMap(getArgs(url.slice(siteUrl.length))))));
    const urls = files.map(listed);
    expect(urls.map(({ length }) => length)).toEqual([PUBLIC_PAGES.length + 1, POSTS_PER_SITE_MAP, 1]);
    expect(new Set(urls.flat()).size).toBe(urls.flat().length);
    const newest = await db.blogPost.aggregate({ _max: { updated_at: true }, where: { is_published: true } });
    expect(files[0]).toContain(`${siteUrl}/blog</loc><lastmod>${newest._max.updated_at?.toISOString()}</lastmod>`);
  });

  it.each(["0", "2", "01", "x"])("has no part %s", async (part) => {
    await expect(siteMap(getArgs(`/sitemap.xml?part=${part}`))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("says nothing of its parts while the database is down", async () => {
    const failure = await withoutDatabase(() =>
      siteMap(getArgs("/sitemap.xml?part=2")).catch((error: unknown) => error),
    );
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
  });

  it("holds the pages that need no database while it is down", async () => {
    const answer = await withoutDatabase(async () => siteMap(getArgs("/sitemap.xml")));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(listed(await answer.text())).toHaveLength(PUBLIC_PAGES.length);
  });
});

describe("the list for language models", () => {
  it("names the agency, each trade with its services, and how to reach us, each on a line of its own", async () => {
    const { shown } = await fill();
    const lines = (await textOf(llms())).split("\n");
    expect(lines[0]).toBe(`# ${publicEnv.siteName}`);
    expect(lines).toContain("## Design & Graphisme");
    expect(lines).toContain(
      `- [Logo \\[latin\\] \\# et arabe](${siteUrl}/services/graphics/${shown.slug}) : Un signe.`,
    );
    expect(lines).toContain(`- Téléphone : ${publicEnv.phone}`);
    expect(lines.join()).not.toContain("Caché");
  });

  it("answers without services while the database is down", async () => {
    const answer = await withoutDatabase(async () => llms());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("## Contact");
  });
});

it("robots are led to the site map and away from what is somebody's own", async () => {
  const lines = (await textOf(robots())).split("\n");
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines).toEqual(expect.arrayContaining(["Disallow: /admin", "Disallow: /dashboard", "Disallow: /auth"]));
  expect(lines).toContain("Allow: /auth$");
  const closed = lines.filter((each) => each.startsWith("Disallow: ")).map((each) => each.slice(10));
  expect(PUBLIC_PAGES.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

it("a telephone finds the name, the start and the icons", async () => {
  const { name, start_url, icons } = JSON.parse(await textOf(manifest()));
  expect(name).toContain(publicEnv.siteName);
  expect(start_url).toBe("/");
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ["any", undefined],
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  const files = [...icons.map(({ src }: { src: string }) => src), "/favicon.ico", "/apple-touch-icon.png"];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
