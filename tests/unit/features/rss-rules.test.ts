import { describe, expect, it } from "vitest";
import type { FeedFacts } from "~/features/blog/model/feed";
import { rssFeed } from "~/features/blog/model/feed";
import { brokenRssRules } from "../../support/feeds/rss-rules";

const SITE = { siteUrl: "https://zellige.example", siteName: "Zellige" } as FeedFacts["site"];
const ADDRESS = `${SITE.siteUrl}/rss.xml`;
const CONTENT =
  '<h2 id="s-un">Un &amp; deux</h2><p>Un <a href="https://zellige.example/blog/a#s-b">lien</a>,&nbsp;<br /></p>' +
  '<pre><code>1 &lt; 2</code></pre><table><tr><td>1</td></tr></table><img src="https://zellige.example/a.webp" alt="" />';

function itemOf(id: number) {
  return {
    id: `${SITE.siteUrl}/blog/${id}`,
    url: `${SITE.siteUrl}/blog/article-${id}`,
    title: "Le JavaScript d’aujourd’hui",
    summary: "La balise <a> & ses attributs",
    html: CONTENT,
    language: "fr" as const,
    category: "Tech",
    tags: ["R&D"],
    authorName: "Sara",
    publishedAt: new Date("2026-09-08T09:20:00Z"),
    changedAt: new Date("2026-10-01T07:00:00Z"),
  };
}

const GOOD = rssFeed({ site: SITE, title: "Le blog", description: "Des articles", items: [itemOf(1), itemOf(2)] });
const ITEM = /<item>.*?<\/item>/;
const firstItem = ITEM.exec(GOOD)?.[0] ?? "";
/** Takes away the first element of that name, in the channel or in an item. */
const without = (name: string, group: string) => (xml: string) =>
  xml.replace(new RegExp(`(<${group}>.*?)<${name}\\b[^>]*?(?:/>|>[^<]*</${name}>)`), "$1");
const put = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to);
/** Puts HTML, escaped, at the beginning of the first article's text. */
const html = (text: string) => put("<content:encoded>", `<content:encoded>${text.replaceAll("<", "&lt;")}`);

it("a good feed breaks no rule, and neither does an empty one", () => {
  expect(brokenRssRules(GOOD, ADDRESS)).toEqual([]);
  const empty = rssFeed({ site: SITE, title: "Le blog", description: "Des articles", items: [] });
  expect(brokenRssRules(empty, ADDRESS)).toEqual([]);
});

describe("a broken rule is found:", () => {
  it.each<[string, (xml: string) => string]>([
    ["the feed is not well formed", put("</item>", "")],
    ["the feed is feed, not rss", put(/(<\/?)rss/g, "$1feed")],
    ["the feed has a document type", put("?>", "?><!DOCTYPE rss>")],
    ["rss does not hold one channel", put("</channel>", "</channel><channel/>")],
    ["rss is not of version 2.0", put('version="2.0"', 'version="0.92"')],
    ["rss has the attribute xmlns:a for urn:x", put("<rss ", '<rss xmlns:a="urn:x" ')],
    ["rss has the attribute xmlns:d for http://purl.org/dc/elements/1.1/", put(/(xmlns:|<\/?)dc\b/g, "$1d")],
    ["the feed holds characters that stand for nothing", put("JavaScript", "Java\u0092Script")],
    ["the feed holds characters that stand for nothing", put("JavaScript", "Java\uFFFDScript")],
    ["category writes & or < otherwise than as a hexadecimal reference", put("R&#x26;D", "R&amp;D")],
    ["title writes & or < otherwise than as a hexadecimal reference", put("Le JavaScript", "<![CDATA[Le]]>")],
    ["channel has no title", without("title", "channel")],
    ["channel has no link", without("link", "channel")],
    ["channel has no description", without("description", "channel")],
    ["channel has no language", without("language", "channel")],
    ["channel has no atom:link", without("atom:link", "channel")],
    ["channel has more than one language", put("<language>", "<language>fr</language><language>")],
    ["channel's title is blank", put(/<title>.*?<\/title>/, "<title> </title>")],
    ["channel's title holds HTML", put("Le blog", "Le &#x3C;b>blog&#x3C;/b>")],
    ["channel's link is not a whole address", put(`<link>${SITE.siteUrl}/blog<`, "<link>/blog<")],
    ["channel's language is no language", put("fr-ma", "xx-ma")],
    ["channel's language is no language", put("fr-ma", "français")],
    ["channel's lastBuildDate is no date of RFC 822 in GMT", put("01 Oct 2026", "31 Feb 2026")],
    ["channel's subtitle is not known", put("<language>", "<subtitle>x</subtitle><language>")],
    ["channel's dc:language is not known", put("<language>", "<dc:language>fr</dc:language><language>")],
    ["channel holds text between its elements", put("<language>", "mot<language>")],
    [`channel does not name ${ADDRESS} as its own`, put(`href="${ADDRESS}"`, 'href="/rss.xml"')],
    [`channel does not name ${ADDRESS} as its own`, put("application/rss+xml", "text/xml")],
    ["channel's atom:link has the attribute lang", put("<atom:link ", '<atom:link lang="fr" ')],
    [
      "channel says of itself what should stand before its items",
      put(/(<language>.*?<\/language>)(.*)(<\/channel>)/, "$2$1$3"),
    ],
    ["two items have the same guid", put("/blog/2</guid>", "/blog/1</guid>")],
    ["item has no title", without("title", "item")],
    ["item has no link", without("link", "item")],
    ["item has no guid", without("guid", "item")],
    ["item has no description", without("description", "item")],
    ["item has more than one pubDate", put("<pubDate>", "<pubDate>Tue, 08 Sep 2026 09:20:00 GMT</pubDate><pubDate>")],
    ["item's title holds elements", put("JavaScript", "<b/>")],
    ["item's title is escaped twice", put("JavaScript", "&#x26;eacute;t&#x26;#xE9;")],
    ["item's link is not a whole address", put("/blog/article-1</link>", "/blog/été</link>")],
    ["item's guid is not a whole address", put(/ isPermaLink="false">[^<]*/, ">article 1")],
    ["item's guid says neither true nor false of isPermaLink", put('isPermaLink="false"', 'isPermaLink="non"')],
    ["item's guid does not tell its item from others", put(/(isPermaLink="false">)[^<]*/, "$11")],
    ["item's pubDate is no date of RFC 822 in GMT", put("Tue, 08 Sep", "Wed, 08 Sep")],
    ["item's pubDate is no date of RFC 822 in GMT", put("Tue, 08 Sep 2026 09:20:00 GMT", "2026-09-08T09:20:00Z")],
    ["item's pubDate is not a likely date", put("Tue, 08 Sep 2026 09:20:00 GMT", "Wed, 08 Sep 2100 09:20:00 GMT")],
    ["item's pubDate is not a likely date", put("Tue, 08 Sep 2026 09:20:00 GMT", "Thu, 01 Jan 1970 00:00:00 GMT")],
    ["item's dc:language is no language", put("<dc:language>fr", "<dc:language>français")],
    ["item's category is blank", put("<category>Tech<", "<category><")],
    ["item's author is not «address (name)»", put(/dc:creator/g, "author")],
    ["item has both author and dc:creator", put("<dc:creator>", "<author>a@b.ma (Sara)</author><dc:creator>")],
    [
      "item's description comes after its content:encoded",
      put(/(<description>[^<]*<\/description>)(<content:encoded>[^<]*<\/content:encoded>)/, "$2$1"),
    ],
    ["item's description holds the element script", put("La balise", "&lt;script>x()&lt;/script>")],
    ["item's description is not closed as HTML wants it", put("La balise", "La &lt;em>balise")],
    ["item's content:encoded holds the element iframe", html('<iframe src="https://a.example/"></iframe>')],
    ["item's content:encoded holds the attribute onclick", html('<p onclick="x()">a</p>')],
    ["item's content:encoded holds the attribute style", html('<p style="color:red">a</p>')],
    ["item's content:encoded holds the relative address /contact", html('<a href="/contact">a</a>')],
    ["item's content:encoded holds the relative address a.webp", html('<img alt="" src="a.webp" />')],
    ["item's content:encoded leads to javascript:x()", html('<a href="javascript:x()">a</a>')],
    ["item's content:encoded is not closed as HTML wants it", html("<p>a<ul><li>b</li></ul></p>")],
    ["item's content:encoded is not closed as HTML wants it", html("<p><b>a</p></b>")],
  ])("%s", (sentence, breakIt) => {
    const broken = breakIt(GOOD);
    expect(broken).not.toBe(GOOD);
    expect(brokenRssRules(broken, ADDRESS)).toContain(sentence);
  });
});

it("an article of the feed is taken as it is, one more as well", () => {
  const third = firstItem.replace("/blog/1</guid>", "/blog/3</guid>");
  expect(brokenRssRules(GOOD.replace("</channel>", `${third}</channel>`), ADDRESS)).toEqual([]);
});
