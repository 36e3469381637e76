import { beforeEach, describe, expect, it } from "vitest";
import { cleanText } from "~/lib/text/clean-text";
import { loader as jsonFeed } from "~/routes/feed[.]json/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { xssPayloads } from "../fixtures/xss-payloads";
import { makeCase } from "../support/cases";
import { resetDatabase } from "../support/database";
import { jsonFeedFaults } from "../support/feeds/json-feed-faults";
import { brokenRssRules } from "../support/feeds/rss-rules";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";

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
