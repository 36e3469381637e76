import { beforeEach, describe, expect, it } from "vitest";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { loader as robots } from "~/routes/robots[.]txt/route";
import { loader as countOpened } from "~/routes/vue/route";
import { db } from "~/server/db/db.server";
import { flushPageViews } from "~/server/page-views/page-views.server";
import { makeCase } from "../support/cases";
import { resetDatabase, withoutDatabase } from "../support/database";
import { writeToAgency } from "../support/leads";
import { makePost } from "../support/posts";
import { follow, messageOf, targetOf } from "../support/way-out";

beforeEach(resetDatabase);

const HOME = "/go/whatsapp?de=/";

async function makeService() {
  const price = { tier_name: "standard", price: 16_000 } as const;
  const service = { category: "graphics", title: "Logo", slug: "logo", pricing_tiers: { create: price } } as const;
  await db.service.create({ data: service });
  return "/services/graphics/logo";
}

const clicks = async () =>
  (await db.contactClick.findMany({ orderBy: [{ page: "asc" }, { way: "asc" }] })).map(
    ({ page, campaign, way, clicks }) => [page, campaign, way, clicks],
  );
const codeIn = (text: string) => /\n\nRéf\. ([234679CDFGHJKMNPQRTVWXY]{4})$/.exec(text)?.[1];

describe("a link to the agency", () => {
  it("leads to what the settings say, stored by no cache and followed by no search engine", async () => {
    const answer = await follow(HOME);
    expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.get("X-Robots-Tag")]).toEqual([
      303,
      "no-store",
      "noindex, nofollow",
    ]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const [chat, phone, email] = [HOME, "/go/appel?de=/", "/go/email?de=/"].map((path) => targetOf(path));
    expect((await chat)?.href).toMatch(/^https:\/\/wa\.me\/212600000000\?text=/);
    expect((await phone)?.href).toMatch(/^tel:\+212\d+$/);
    expect((await email)?.href).toMatch(
      /^mailto:[^?]+@[^?]+\?subject=Demande%20depuis%20le%20site%20\(R%C3%A9f\.%20\w{4}\)$/,
    );
  });

  it("is for no way but these three", async () => {
    for (const way of ["sms", "__proto__", "constructor", "WhatsApp"]) {
      await expect(follow(`/go/${way}`)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  it("is named to robots as closed", async () => {
    expect(await (await robots()).text()).toContain("\nDisallow: /go\n");
  });

  // @spec product-1, navigation-4, calls-26
  it.each([
    ["a request for a quote", wayOutPath("whatsapp", { page: "/", subject: "devis" }), /^Bonjour, .*devis gratuit/],
    [
      "the same in Spanish",
      wayOutPath("whatsapp", { page: "/about", language: "es" }),
      /^Hola, .*presupuesto gratuito/,
    ],
    ["the same in Arabic", wayOutPath("whatsapp", { page: "/blog", language: "ar" }), /^السلام عليكم/],
    ["a country’s own words", wayOutPath("whatsapp", { page: "/espana", language: "es" }), /España/],
    [
      "the subject of a section",
      wayOutPath("whatsapp", { page: "/", subject: "consultation" }),
      /consultation gratuite/,
    ],
    ["a project", wayOutPath("whatsapp", { page: "/contact", subject: "projet" }), /parler de mon projet/],
  ])("begins the conversation with %s", async (_, path, words) => {
    expect(await messageOf(path)).toMatch(words);
  });

  // @spec service-11
  it("names the service of its page, the tier and the price", async () => {
    const page = await makeService();
    expect(await messageOf(wayOutPath("whatsapp", { page }))).toMatch(/au sujet du service «\sLogo\s»/);
    const chosen = await messageOf(wayOutPath("whatsapp", { page, tier: "standard" }));
    expect(chosen.replace(/\s/g, " ")).toContain("la formule Standard du service « Logo », à 16 000 MAD");
    expect(await messageOf(`${wayOutPath("whatsapp", { page })}&tier=basic`)).toContain("au sujet du service");
  });
});

const FOREIGN = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%2F%2Fevil.example",
  "tel:+33100000000",
  "mailto:a@evil.example",
  "https://wa.me/33600000000",
  "\u0000//evil.example",
  "@evil.example",
];
const NAMES = ["de", "url", "to", "redirect", "number", "text"];

it("foreign targets never leave by it, whatever the parameter is called", async () => {
  const ways = ["whatsapp", "appel", "email"];
  const tries = FOREIGN.flatMap((value) => NAMES.map((name) => ({ name, value })));
  const own = await Promise.all(ways.map(async (way) => withoutText(await targetOf(`/go/${way}?de=/terms`))));
  for (const { name, value } of tries) {
    const query = new URLSearchParams({ [name]: value });
    const targets = await Promise.all(ways.map(async (way) => targetOf(`/go/${way}?${query}`)));
    expect(targets.map(withoutText)).toEqual(own);
    for (const { href } of targets) expect(decodeURIComponent(href)).not.toMatch(/evil|33[16]00000000|alert/);
  }
  expect((await clicks()).map(([page]) => page)).toEqual(["/terms", "/terms", "/terms"]);
});

const withoutText = (url: URL) => `${url.protocol}${url.host}${url.pathname}`;

const textOf = async (table: string) =>
  JSON.stringify(await db.$queryRawUnsafe(`SELECT to_jsonb(t)::text AS row FROM ${table} t`));

async function openPage(query: Record<string, string>, visitor: { address: string; userAgent: string }) {
  const url = `http://localhost:3000/vue?${new URLSearchParams(query)}`;
  const request = new Request(url, { headers: { "User-Agent": visitor.userAgent } });
  const args = { request, params: {}, context: { clientAddress: visitor.address } };
  await countOpened(args as Parameters<typeof countOpened>[0]);
  await flushPageViews();
}

async function sendMessage(source: Record<string, string>) {
  const sender = { name: "Khadija Benali", email: "khadija@riad.example", message: "Six chambres à Rabat." };
  expect(await writeToAgency({ ...sender, ...source })).toBeInstanceOf(Response);
}

describe("what is counted", () => {
  it("is a click once a visitor, way, page and day, with its campaign", async () => {
    const page = await makeService();
    const path = wayOutPath("whatsapp", { page });
    for (let n = 0; n < 3; n += 1) await follow(`${path}&campagne=meta`);
    await follow(`${path}&campagne=meta`, { address: "192.0.2.2" });
    await follow("/go/appel?de=/");
    expect(await clicks()).toEqual([
      ["/", "", "phone", 1],
      [page, "meta", "whatsapp", 2],
    ]);
  });

  it("has the campaign of the page before, where no script names it", async () => {
    const referer = { Referer: "http://localhost:3000/maroc?utm_source=Meta&utm_medium=cpc&utm_campaign=Rentr%C3%A9e" };
    await follow("/go/whatsapp?de=/maroc", { headers: referer });
    await follow("/go/email?de=/maroc", { headers: { Referer: "https://other.example/?utm_source=x" } });
    expect(await clicks()).toEqual([
      ["/maroc", "meta / cpc / rentrée", "whatsapp", 1],
      ["/maroc", "", "email", 1],
    ]);
  });

  it("is neither a robot’s, nor a guess of the browser, nor from another site, nor of a page that is none", async () => {
    const texts = [
      await messageOf(HOME, { userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" }),
      await messageOf(HOME, { userAgent: "" }),
      await messageOf(HOME, { headers: { "Sec-Purpose": "prefetch;prerender" } }),
      await messageOf(HOME, { headers: { "Sec-Fetch-Site": "cross-site" } }),
      await messageOf("/go/whatsapp?de=/nowhere"),
      await messageOf("/go/whatsapp?de=/services/graphics/nothing"),
      await messageOf("/go/whatsapp"),
    ];
    expect(texts.filter((text) => /Réf\./.test(text))).toEqual([]);
    expect([await clicks(), await db.referenceCode.count()]).toEqual([[], 0]);
  });

  it("works for a page of an article, and for none that is a draft", async () => {
    const [post, draft] = [await makePost(), await makePost({ is_published: false })];
    await follow(`/go/appel?de=/blog/${post.slug}`);
    await follow(`/go/appel?de=/blog/${draft.slug}`);
    expect((await clicks()).map(([page]) => page)).toEqual([`/blog/${post.slug}`]);
  });

  it("works for a page of a work, and for none that is a draft", async () => {
    const [work, draft] = [await makeCase({ slug: "riad" }), await makeCase({ slug: "brouillon", status: "draft" })];
    await follow(`/go/appel?de=/realisations/${work.slug}`);
    await follow(`/go/appel?de=/realisations/${draft.slug}`);
    expect((await clicks()).map(([page]) => page)).toEqual(["/realisations/riad"]);
  });

  it("tells of no person", async () => {
    const address = "198.51.100.7";
    const userAgent = "Mozilla/5.0 (Secret; rv:145.0) Gecko Firefox/145.0";
    const campaign = "khadija@riad.example / 0661234567";
    const headers = { Referer: "http://localhost:3000/?utm_source=khadija%40riad.example&utm_campaign=0661234567" };
    await follow(HOME, { headers, address, userAgent });
    await openPage({ de: "/", site: address, campagne: campaign }, { address, userAgent });
    await sendMessage({ last_page: "/", last_referrer: address, last_campaign: campaign, first_page: "/" });
    const tables = ["contact_clicks", "reference_codes", "source_values", "page_views", "page_view_batches"];
    const counts = ["row_counts", "row_count_changes", "visitor_day_marks"];
    const rows = await Promise.all([...tables, ...counts].map((name) => textOf(name)));
    const filled = ["contact_clicks", "reference_codes", "page_views", "row_count_changes"];
    for (const name of filled) expect(await textOf(name)).toContain("autres");
    for (const trace of ["198.51", "Secret", "khadija", "riad", "0661234567", "Benali", "Six chambres"]) {
      expect(rows.join()).not.toContain(trace);
    }
  });
});

describe("the reference code", () => {
  it("ends the message, and is one for page, campaign and day", async () => {
    const page = await makeService();
    const path = wayOutPath("whatsapp", { page });
    const first = codeIn(await messageOf(path));
    expect(first).toMatch(/^\w{4}$/);
    expect(codeIn(await messageOf(path, { address: "192.0.2.9" }))).toBe(first);
    const others = [await messageOf(HOME), await messageOf(`${path}&campagne=meta`)].map(codeIn);
    expect(new Set([first, ...others]).size).toBe(3);
    const codes = await db.referenceCode.findMany({ where: { page } });
    expect(codes.map(({ campaign }) => campaign).sort()).toEqual(["", "meta"]);
  });

  it("is made once for fifty who ask at the same time", async () => {
    const texts = await Promise.all(Array.from({ length: 50 }, (_, n) => messageOf(HOME, { address: `192.0.2.${n}` })));
    expect(new Set(texts.map(codeIn)).size).toBe(1);
    expect(await clicks()).toEqual([["/", "", "whatsapp", 50]]);
  });

  it("names 200 campaigns a day, and the rest together", async () => {
    const rows = Array.from({ length: 199 }, (_, n) => `campagne ${n}`);
    const { day } = await follow(`${HOME}&campagne=premiere`).then(() => db.sourceValue.findFirstOrThrow());
    await db.sourceValue.createMany({ data: rows.map((value) => ({ day, kind: "campaign", value })) });
    await follow("/go/appel?de=/&campagne=une+de+trop");
    await follow("/go/email?de=/&campagne=campagne+7");
    expect(await clicks()).toEqual([
      ["/", "premiere", "whatsapp", 1],
      ["/", "autres", "phone", 1],
      ["/", "campagne 7", "email", 1],
    ]);
    expect(await db.sourceValue.count()).toBe(200);
  });
});

it("works while nothing can be counted or read", async () => {
  const page = await makeService();
  await withoutDatabase(async () => {
    const chat = await targetOf(wayOutPath("whatsapp", { page, tier: "standard" }));
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/212600000000\?text=Bonjour/);
    expect(chat.searchParams.get("text")).not.toContain("Réf.");
    expect((await targetOf("/go/appel?de=/")).protocol).toBe("tel:");
    expect((await targetOf("/go/email?de=/")).protocol).toBe("mailto:");
  });
});
