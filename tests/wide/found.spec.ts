import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { listPublicPaths } from "../e2e/support/public-paths";
import { test } from "../e2e/support/test";

/** What a page says of itself in its head, and in its blocks of data. */
interface Described {
  path: string;
  lang: string;
  title: string;
  meta: Record<string, string>;
  canonical: string[];
  alternates: string[][];
  data: Record<string, unknown>[];
}

type Thing = Record<string, unknown> & { "@type": string };

function readPage(): Omit<Described, "path"> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const name = (tag: Element) => tag.getAttribute("property") ?? tag.getAttribute("name") ?? "";
  const content = (tag: Element, attribute: string) => tag.getAttribute(attribute) ?? "";
  return {
    lang: document.documentElement.lang,
    title: document.title,
    meta: Object.fromEntries(all("meta[content]").map((tag) => [name(tag), content(tag, "content")])),
    canonical: all("link[rel=canonical]").map((tag) => content(tag, "href")),
    alternates: all("link[hreflang]").map((tag) => [content(tag, "hreflang"), content(tag, "href")]),
    data: all("script[type='application/ld+json']").map((tag) => JSON.parse(tag.textContent ?? "")),
  };
}

/** Null for a page that is not there. */
async function describe(page: Page, path: string): Promise<Described | null> {
  const answer = await page.goto(path);
  if (answer?.status() === 404) return null;
  expect(answer?.status(), path).toBe(200);
  return { path, ...(await page.evaluate(readPage)) };
}

const thingsOf = ({ data }: Described) => data.flatMap((block) => block["@graph"] as Thing[]);
const thing = (described: Described, type: string) => thingsOf(described).find((each) => each["@type"] === type);
const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

let pages: Described[];
let complaints: string[];

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ baseURL: String(baseURL) });
  complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(`${page.url()}: ${message.text()}`));
  pages = [];
  const list = () => listPublicPaths(page.request, String(baseURL));
  for (const path of await list()) {
    const described = await describe(page, path);
    if (described) pages.push(described);
    // Other tests hide services and take articles back meanwhile.
    else {
      expect(await list()).not.toContain(path);
      complaints = complaints.filter((complaint) => !complaint.startsWith(page.url()));
    }
  }
  await page.close();
});

test("the walk meets the pages of every kind, and the browser refuses nothing on them", () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/about", "/contact", "/terms", "/maroc", "/saudi-arabia"]));
  expect(paths.filter((path) => /^\/services\/\w+$/.test(path))).toHaveLength(4);
  expect(paths.filter((path) => /^\/services\/\w+\/[\w-]+$/.test(path)).length).toBeGreaterThanOrEqual(26);
  expect(complaints).toEqual([]);
});

test("every title is the page's own and has 60 characters at most", () => {
  expect(pages.filter(({ title }) => title.length > 60 || title.length < 15).map(({ title }) => title)).toEqual([]);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
});

test("every description is the page's own and has 70 to 160 characters", () => {
  const descriptions = pages.map(({ meta }) => meta.description ?? "");
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

test("every page names its one address, and is open to search engines", ({ baseURL }) => {
  for (const { path, canonical, meta } of pages) {
    const address = path === "/" ? baseURL : `${baseURL}${path}`;
    expect([canonical, meta["og:url"], meta["twitter:url"]], path).toEqual([[address], address, address]);
    expect(meta.robots, path).toBeUndefined();
  }
});

test("every shared page shows its title, its words and a picture of its own", async ({ request, baseURL }) => {
  // Some forty pictures are drawn.
  test.slow();
  for (const { path, title, meta } of pages) {
    expect(meta, path).toMatchObject({
      "og:title": title,
      "og:type": expect.stringMatching(/^(website|article)$/),
      "og:description": meta.description,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/\S/),
      "twitter:card": "summary_large_image",
      "twitter:image": meta["og:image"],
    });
    expect(meta["og:image"], path).toMatch(new RegExp(`^${baseURL}/og/.+\\.png\\?v=\\w+$`));
    const answer = await request.get(meta["og:image"] ?? "");
    const png = await answer.body();
    expect([answer.status(), answer.headers()["cache-control"]], path).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    // A PNG's signature, then the width and the height in its first chunk.
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([
      "PNG",
      1200,
      630,
    ]);
    // Chat applications leave out what is larger than a third of a megabyte.
    expect(png.byteLength, path).toBeLessThan(300_000);
  }
  expect(repeated(pages.map(({ meta }) => meta["og:image"] ?? ""))).toEqual([]);
});

test("every page says in schema.org's words whose it is and where it stands", ({ baseURL }) => {
  for (const described of pages) {
    expect(thing(described, "Organization"), described.path).toMatchObject({
      "@id": `${baseURL}/#organization`,
      name: expect.stringMatching(/\S/),
      url: baseURL,
      logo: `${baseURL}/icon-512.png`,
      telephone: expect.stringMatching(/^\+\d/),
    });
    if (described.path === "/") continue;
    const steps = thing(described, "BreadcrumbList")?.itemListElement as Thing[];
    expect(
      steps.map(({ position }) => position),
      described.path,
    ).toEqual(steps.map((_, i) => i + 1));
    expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([baseURL, `${baseURL}${described.path}`]);
    expect(steps.filter(({ name }) => !name)).toEqual([]);
  }
  const rated = pages.filter((page) => JSON.stringify(page.data).includes("aggregateRating"));
  expect(rated.map(({ path }) => path)).toEqual(["/", "/avis"]);
});

test("the site map and the pages agree on their languages", async ({ request, baseURL }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  for (const { path, alternates, lang } of pages) {
    const [, entry = ""] = new RegExp(`<loc>${baseURL}${path === "/" ? "" : path}</loc>(.*?)</url>`).exec(xml) ?? [];
    const listed = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url]) => [tag, url]);
    expect(listed, path).toEqual(alternates);
    const own = alternates.find(([tag, url]) => url === `${baseURL}${path}` && tag !== "x-default");
    if (own) expect(own[0]?.startsWith(lang), path).toBe(true);
  }
  const inLanguages = pages.filter(({ alternates }) => alternates.length > 0).map(({ path }) => path);
  const isWork = (path: string) => path.startsWith("/realisations/");
  expect(inLanguages.filter(isWork)).toHaveLength(9);
  expect(inLanguages.filter((path) => !isWork(path))).toEqual([
    "/maroc",
    "/espana",
    "/saudi-arabia",
    ...["mentions-legales", "confidentialite", "accessibilite"].flatMap((page) => [
      `/${page}`,
      `/${page}/es`,
      `/${page}/ar`,
    ]),
  ]);
});
