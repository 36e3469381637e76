// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { FeedFacts } from "~/features/blog/feed.server";
import { jsonFeed, rssFeed } from "~/features/blog/feed.server";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { jsonFeedFaults } from "../../support/feeds/json-feed-faults";
import { brokenRssRules } from "../../support/feeds/rss-rules";

const SITE = { siteUrl: "https://zellige.example", siteName: "Zellige" } as FeedFacts["site"];

function feedOf(texts: readonly string[]): FeedFacts {
  const items = texts.map((text, index) => ({
    id: `https://zellige.example/blog/${index}`,
    url: `https://zellige.example/blog/article-${index}`,
    title: text,
    summary: text,
    language: "fr" as const,
    html: `<p>${index}</p>`,
    category: "Tech",
    tags: [text],
    authorName: text,
    publishedAt: new Date("2026-09-08T09:20:00Z"),
    changedAt: new Date("2026-10-01T07:00:00Z"),
  }));
  return { site: SITE, title: "Le blog", description: "Des articles", items };
}

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

describe("RSS", () => {
  it("says what RSS 2.0 and its readers ask for", () => {
    const document = parsed(rssFeed(feedOf(["Un & deux"])));
    const textOf = (name: string) => document.getElementsByTagName(name)[0]?.textContent;
    expect(document.documentElement.getAttribute("version")).toBe("2.0");
    expect(textOf("language")).toBe("fr-ma");
    expect(textOf("lastBuildDate")).toBe("Thu, 01 Oct 2026 07:00:00 GMT");
    const self = document.getElementsByTagName("atom:link")[0];
    expect([self?.getAttribute("rel"), self?.getAttribute("href")]).toEqual(["self", `${SITE.siteUrl}/rss.xml`]);
    const item = document.querySelector("item");
    const inItem = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
    expect(inItem("title")).toBe("Un & deux");
    expect(inItem("guid")).toBe(`${SITE.siteUrl}/blog/0`);
    expect(item?.getElementsByTagName("guid")[0]?.getAttribute("isPermaLink")).toBe("false");
    expect(inItem("link")).toBe(`${SITE.siteUrl}/blog/article-0`);
    expect(inItem("pubDate")).toBe("Tue, 08 Sep 2026 09:20:00 GMT");
    expect(inItem("content:encoded")).toBe("<p>0</p>");
    expect(inItem("dc:creator")).toBe("Un & deux");
  });

  it("breaks no rule of the validators, whatever an excerpt quotes", () => {
    const { items, ...feed } = feedOf(["Un & deux", "L’attribut onclick < 3"]);
    const quoting = items.map((item) => ({ ...item, summary: '<img src="x" onerror=x> & <script>x</script>' }));
    const xml = rssFeed({ ...feed, items: quoting });
    expect(brokenRssRules(xml, `${SITE.siteUrl}/rss.xml`)).toEqual([]);
    const { innerHTML } = Object.assign(document.createElement("p"), {
      innerHTML: parsed(xml).querySelector("item > description")?.textContent,
    });
    expect(innerHTML).toContain("&lt;img src=");
  });

  it("hands on any text as a text", () => {
    const document = parsed(rssFeed(feedOf(xssPayloads)));
    const titles = [...document.querySelectorAll("item > title")].map((title) => title.textContent);
    expect(titles).toEqual(
      xssPayloads.map((text) => text.replaceAll("\u0000", "\uFFFD").replaceAll("\u0001", "\uFFFD")),
    );
    expect(document.querySelectorAll("script, img, svg")).toHaveLength(0);
  });

  it("is whole without an article", () => {
    expect(parsed(rssFeed(feedOf([]))).querySelector("item")).toBeNull();
  });
});

describe("JSON Feed", () => {
  const sent = (feed: unknown) => JSON.parse(JSON.stringify(feed));

  it("names each article once, with its text and times", () => {
    const feed = jsonFeed(feedOf(["Un", "Deux"]));
    expect([feed.version, feed.feed_url]).toEqual([
      "https://jsonfeed.org/version/1.1",
      "https://zellige.example/feed.json",
    ]);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(2);
    expect(feed.items[0]).toMatchObject({
      content_html: "<p>0</p>",
      date_published: "2026-09-08T09:20:00.000Z",
      date_modified: "2026-10-01T07:00:00.000Z",
      authors: [{ name: "Un" }],
      tags: ["Tech", "Un"],
    });
  });

  it.each([
    ["no article", []],
    ["articles", xssPayloads],
  ] as const)("is valid with %s", (_, texts) => {
    expect(jsonFeedFaults(sent(jsonFeed(feedOf(texts))))).toEqual([]);
  });
});
