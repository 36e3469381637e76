import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultServices } from "~/content/default-services";
import { coverSheetHref } from "~/features/blog/model/article-wall";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { handle, loader } from "~/routes/_site._index/route";
import { loader as listLoader, meta as listMeta } from "~/routes/_site.services.$category._index/route";
import { loader as detailLoader, meta as detailMeta } from "~/routes/_site.services.$category.$slug/route";
import { loader as covers } from "~/routes/couvertures[.]svg/route";
import { db } from "~/server/db/db.server";
import { logger } from "~/server/logger.server";
import { cacheKeyOf } from "~/server/page-cache/cache-key.server";
import { seedDemo } from "../../prisma/seed/seed";
import { makeDatedRules } from "../support/billing";
import { makeCase, makeReview } from "../support/cases";
import { resetDatabase, withoutDatabase } from "../support/database";
import { getArgs } from "../support/requests";
import { targetOf } from "../support/way-out";

beforeEach(resetDatabase);

const NOBODY = "00000000-0000-4000-8000-000000000000";

const list = (category: string) => listLoader(getArgs(`/services/${category}`, { params: { category } }));
const detail = (category: string, slug: string) =>
  detailLoader(getArgs(`/services/${category}/${slug}`, { params: { category, slug } }));
const redirectOf = async (category: string, key: string) => {
  const answer: Response = await detail(category, key).then(
    () => Promise.reject(new Error("no redirect")),
    (thrown: Response) => thrown,
  );
  return [answer.status, answer.headers.get("Location")];
};

const createService = (over: Partial<Parameters<typeof db.service.create>[0]["data"]> = {}) =>
  db.service.create({ data: { category: "graphics", title: "Logo", ...over } as never });

/** How many services the categories show where the office has entered none. */
const BUILT_IN = { programming: 8, graphics: 6, content: 6, business: 6 };

describe("a category page", () => {
  // @spec routes-2, categories-2
  it("lists its active services with their address and their price", async () => {
    const { id } = await createService({ price_starting: 4500, icon: "PenTool", description: "Un signe." });
    await createService({ is_active: false, title: "Caché" });
    const { services } = await list("graphics");
    expect(services).toEqual([
      {
        id,
        title: "Logo",
        description: "Un signe.",
        icon: "PenTool",
        price: "4\u00a0500\u00a0MAD",
        path: "/services/graphics/logo",
      },
    ]);
  });

  // @spec categories-3, categories-6
  it.each(SERVICE_CATEGORIES)(
    "%s shows its built-in services, leading nowhere, when none is active",
    async (category) => {
      await createService({ category, is_active: false });
      const { services } = await list(category);
      expect(services).toEqual(defaultServices[category]);
      expect(services.filter(({ path }) => path)).toEqual([]);
    },
  );

  // @spec categories-4, errors-42
  it("shows them at once, and logs it, while the database is down", async () => {
    const log = vi.spyOn(logger, "error");
    const { services } = await withoutDatabase(() => list("programming"));
    expect(services).toHaveLength(8);
    const failures = log.mock.calls.filter(([line]) => Object(line).event === "services-unavailable");
    // Asked for once, and not again.
    expect(failures).toEqual([
      [expect.objectContaining({ category: "programming", err: expect.any(Error) }), expect.any(String)],
    ]);
  });

  it.each(["plomberie", "Graphics", "__proto__"])("is a 404 for the category %s", async (category) => {
    await expect(list(category)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("a service's page", () => {
  // @spec service-11, calls-26
  it("offers each tier by a chat message that names service, tier and price", async () => {
    const { slug } = await createService({
      pricing_tiers: {
        create: [
          { tier_name: "standard", price: 16000 },
          { tier_name: "basic", price: 6500 },
        ],
      },
    });
    const { service } = await detail("graphics", slug);
    expect(service.tiers).toMatchObject([
      { label: "Basique", isHighlighted: false, price: "6\u00a0500\u00a0MAD" },
      { label: "Standard", isHighlighted: true, price: "16\u00a0000\u00a0MAD" },
    ]);
    const chat = await targetOf(service.tiers[1]!.chatPath);
    expect(chat.origin + chat.pathname).toBe("https://wa.me/212600000000");
    const message = chat.searchParams.get("text")?.replace(/\s/g, " ");
    expect(message).toContain("« Logo »");
    expect(message).toContain("Standard");
    expect(message).toContain("16 000 MAD");
  });

  // @spec service-14
  it("has a starting price, or none, when there are no tiers", async () => {
    const priced = await createService({ price_starting: "99.5" });
    const free = await createService();
    expect((await detail("graphics", priced.slug)).service).toMatchObject({
      tiers: [],
      startingPrice: "99,50\u00a0MAD",
    });
    expect((await detail("graphics", free.slug)).service).toMatchObject({ tiers: [], startingPrice: null });
  });

  // @spec service-7
  it("sanitises its own section and drops an empty one", async () => {
    const written = await createService({
      landing_content: { create: { content: '<h1 onclick="x()">Titre</h1><script>alert(1)</script>' } },
    });
    const empty = await createService({ landing_content: { create: { content: "<p></p>" } } });
    expect((await detail("graphics", written.slug)).service.landingHtml).toBe("<h2>Titre</h2>");
    expect((await detail("graphics", empty.slug)).service.landingHtml).toBeNull();
  });

  it("shows the pictures of its own section in the width that fits", async () => {
    const src = `/media/${"c".repeat(32)}-1600x960/1600.webp`;
    const written = await createService({ landing_content: { create: { content: `<p><img src="${src}"></p>` } } });
    const html = (await detail("graphics", written.slug)).service.landingHtml;
    expect(html).toMatch(/<picture class="picture"><source type="image\/avif" .* width="1600" height="960" srcset="/);
  });

  it("follows no address of an example that could run", async () => {
    const { slug } = await createService({
      examples: { create: { title: "A", image_url: "javascript:alert(1)", project_url: " javascript:alert(1)" } },
    });
    expect((await detail("graphics", slug)).service.examples).toMatchObject([{ imageUrl: null, projectUrl: null }]);
  });

  it("shows works for which it was used, those in French first, and none twice", async () => {
    const { id, slug } = await createService({
      examples: { create: { title: "A", project_url: "/realisations/deja-montree" } },
    });
    const services = () => ({ create: [{ service_id: id }] });
    await makeCase({ title: "متجر", language: "ar", services: services() });
    await makeCase({ slug: "deja-montree", services: services() });
    await makeCase({ title: "Une boutique", services: services() });
    expect((await detail("graphics", slug)).cases.map(({ title }) => title)).toEqual(["Une boutique", "متجر"]);
  });

  it("shows pictures of this site, and a drawn cover instead of those of others", async () => {
    const ours = `/media/${"a".repeat(32)}-640x400/640.webp`;
    const images = [ours, "/riad.avif", "https://elsewhere.example/riad.jpg", "//elsewhere.example/riad.jpg"];
    const examples = images.map((image_url, display_order) => ({ title: "A", image_url, display_order }));
    const { slug } = await createService({ examples: { create: examples } });
    const shown = (await detail("graphics", slug)).service.examples.map(({ imageUrl }) => imageUrl);
    expect(shown).toEqual([ours, null, null, null]);
  });

  it.each(["content", "plomberie"])("under the category %s leads to the right one for good", async (category) => {
    const { id, slug } = await createService();
    expect(await redirectOf(category, slug)).toEqual([301, "/services/graphics/logo"]);
    expect(await redirectOf(category, id)).toEqual([301, "/services/graphics/logo"]);
  });

  it("is led to for good from its id and from an address it had, even where another one had it before", async () => {
    const [first, second] = [await createService({ slug: "enseigne" }), await createService({ slug: "affiche" })];
    await db.redirect.create({ data: { from_path: "services/pancarte", service_id: first.id } });
    expect(await redirectOf("graphics", first.id.toUpperCase())).toEqual([301, "/services/graphics/enseigne"]);
    expect(await redirectOf("graphics", "pancarte")).toEqual([301, "/services/graphics/enseigne"]);
    await db.service.update({ where: { id: first.id }, data: { is_active: false } });
    await expect(detail("graphics", "pancarte")).rejects.toMatchObject({ init: { status: 404 } });
    expect((await detail("graphics", "affiche")).service.id).toBe(second.id);
  });

  // @spec roles-2
  it("is a 404 when it is missing, inactive or no slug at all", async () => {
    const { id, slug } = await createService({ is_active: false });
    for (const each of [id, slug, NOBODY, "1", "%00", "' OR 1=1"]) {
      await expect(detail("graphics", each)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  // @spec service-4, errors-41
  it("is a 503, and logged, while the database is down", async () => {
    const log = vi.spyOn(logger, "error");
    const { slug } = await createService();
    const lost = withoutDatabase(() => detail("graphics", slug));
    await expect(lost).rejects.toMatchObject({ init: { status: 503 } });
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ event: "service-unavailable", slug }),
      expect.any(String),
    );
  });
});

describe("what search engines show", () => {
  const titleOf = (tags: unknown) => (tags as { title?: string }[]).find((tag) => tag.title)?.title ?? "";
  /** Where the site's name comes from, which the root adds to every title. */
  const matches = [{ id: "root", data: { site: { siteName: "Zellige" } } }];
  const nameLength = " — Zellige".length;
  const descriptionOf = (tags: unknown) =>
    (tags as { name?: string; content: string }[]).find((tag) => tag.name === "description")?.content ?? "";

  it("fits, and no two pages have the same title", async () => {
    await makeDatedRules();
    await seedDemo(db, { clientPasswordHash: "x" });
    const services = await db.service.findMany({ where: { is_active: true } });
    const pages = await Promise.all(services.map(({ category, slug }) => detail(category, slug)));
    const tags = [
      ...pages.map((data) => detailMeta({ data, matches } as never)),
      ...SERVICE_CATEGORIES.map((category) => listMeta({ params: { category } } as never)),
    ];
    expect(tags).toHaveLength(30);
    expect(tags.map(titleOf).filter((title) => title.length + nameLength > 60 || title.length < 15)).toEqual([]);
    expect(tags.map(descriptionOf).filter(({ length }) => length < 70 || length > 160)).toEqual([]);
    expect(new Set(tags.map(titleOf)).size).toBe(30);
  });

  it("says when there is no such service, and never says so of one that cannot be read now", () => {
    const titleFor = (status: number) => {
      const error = { status, statusText: "", internal: false, data: null };
      return titleOf(detailMeta({ data: undefined, error } as never));
    };
    expect([titleFor(404), titleFor(503)]).toEqual(["Service non trouvé", "Service momentanément indisponible"]);
  });
});

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 12));

type Review = Parameters<typeof makeReview>[0];
const review = (name: string, number: number, state: Review = {}) =>
  makeReview({ name, created_at: day(number), ...state });

function post(slug: string, number: number | null) {
  const dates = { is_published: number !== null, published_at: number === null ? null : day(number) };
  return { slug, title: slug, category: "Tech", content: "Le texte.", ...dates };
}

describe("the home page", () => {
  // @spec home-5
  it("shows published reviews, featured first, then the newest, and no other", async () => {
    await review("Ancien", 1);
    await review("Récent", 9);
    await review("Vedette", 2, { is_featured: true });
    await review("Caché", 10, { is_published: false, is_featured: true });
    await review("Indésirable", 11, { is_spam: true });
    const { testimonials } = await loader(getArgs("/"));
    expect(testimonials?.map(({ name }) => name)).toEqual(["Vedette", "Récent", "Ancien"]);
  });

  it("is rated by every verified review that is published and has a star", async () => {
    const { id: project_id } = await db.project.create({ data: { title: "Site" } });
    await review("Non vérifié", 7);
    await review("Quatre", 1, { rating: 4, project_id });
    await review("Sans étoile", 2, { rating: 0, project_id });
    for (const number of [3, 4, 5]) await review("Cinq", number, { project_id });
    await review("Caché", 6, { rating: 1, is_published: false, project_id });
    expect((await loader(getArgs("/"))).rating).toEqual({ count: 4, average: 4.75 });
  });

  it("shows the four newest articles with their date in words, never a draft", async () => {
    await db.blogPost.createMany({
      data: [...[1, 2, 3, 4, 5].map((n) => post(`article-${n}`, n)), post("brouillon", null)],
    });
    const { posts } = await loader(getArgs("/"));
    expect(posts?.map(({ slug }) => slug)).toEqual(["article-5", "article-4", "article-3", "article-2"]);
    expect(posts?.[0]).toMatchObject({ publishedAt: "2026-10-05T12:00:00.000Z", publishedOn: "5 octobre 2026" });
    expect(posts?.[0]).not.toHaveProperty("content");
  });

  it("refers to the walls of these articles in a file of its own, under another address once they change", async () => {
    await db.blogPost.createMany({ data: [1, 2, 3, 4, 5].map((n) => post(`article-${n}`, n)) });
    const answer = await covers();
    const svg = await answer.text();
    expect([...svg.matchAll(/<g id="([^"]+)">/g)].map(([, id]) => id)).toEqual(
      (await loader(getArgs("/"))).posts?.map(({ slug }) => slug),
    );
    expect([answer.headers.get("Content-Type"), svg.includes("url(#")]).toEqual(["image/svg+xml", false]);
    const before = coverSheetHref((await loader(getArgs("/"))).posts ?? []);
    await db.blogPost.create({ data: post("article-6", 6) });
    expect(coverSheetHref((await loader(getArgs("/"))).posts ?? [])).not.toBe(before);
    expect(await (await covers()).text()).toContain('<g id="article-6">');
  });

  it("counts the active services of each category", async () => {
    for (const category of ["content", "content", "business"] as const) await createService({ category });
    await createService({ category: "content", is_active: false });
    const { serviceCounts } = await loader(getArgs("/"));
    expect(serviceCounts).toEqual({ ...BUILT_IN, content: 2, business: 1 });
  });

  it("knows that there is nothing yet", async () => {
    expect(await loader(getArgs("/"))).toMatchObject({ testimonials: [], posts: [], rating: null });
  });

  it("leaves out what cannot be known while the database is down", async () => {
    await withoutDatabase(async () => {
      const nothing = { testimonials: null, posts: null, rating: null, founder: null };
      expect(await loader(getArgs("/"))).toEqual({ serviceCounts: BUILT_IN, cases: [], ...nothing });
    });
  });
});

describe("an article's number on an earlier site, in the address of the home page", () => {
  const answerTo = (address: string) => loader(getArgs(address)).catch((answer: unknown) => answer);

  it.each(["p", "page_id", "cat"])("leads where %s= was imported to, and anywhere else stays here", async (name) => {
    await db.redirect.create({ data: { from_path: `/?${name}=8`, to_path: "/blog/logo" } });
    await db.redirect.create({ data: { from_path: `/?${name}=9`, to_path: null } });
    expect(await answerTo(`/?utm_source=a&${name}=8`)).toRedirect("/blog/logo", 301);
    for (const address of ["/", `/?${name}=7`, `/?${name}=9`, `/?${name}=8x`, `/?${name}=`, "/?q=8"])
      expect(await answerTo(address)).toMatchObject({ serviceCounts: BUILT_IN });
  });

  it("is not answered with the page that is kept", () => {
    const asked = { method: "GET", headers: {} } as never;
    const keyOf = (search: string) => cacheKeyOf(asked, { pathname: "/", search } as never, () => handle.cache ?? null);
    expect(["?p=8", "?page_id=8", "?cat=8", "?p=8&utm_source=a"].map(keyOf)).toEqual([null, null, null, null]);
    expect(keyOf("?utm_source=a")).toMatchObject({ pathname: "/", search: "" });
  });
});
