import { beforeEach, describe, expect, it } from "vitest";
import { coverSheetHref } from "~/features/blog/model/cover-sheet";
import type { ServiceCategory } from "~/features/services/model/service";
import { handle, loader } from "~/routes/_site._index/route";
import { loader as covers } from "~/routes/couvertures[.]svg/route";
import { db } from "~/server/db/db.server";
import { cacheKeyOf } from "~/server/page-cache/cache-key.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { getArgs } from "../support/requests";

beforeEach(resetDatabase);

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 12));

function review(
  name: string,
  number: number,
  state: { is_published?: boolean; is_featured?: boolean; is_spam?: boolean },
) {
  return { name, content: "Travail sérieux.", rating: 5, is_published: true, created_at: day(number), ...state };
}

function post(slug: string, number: number | null) {
  const dates = { is_published: number !== null, published_at: number === null ? null : day(number) };
  return { slug, title: slug, category: "Tech", content: "Le texte.", ...dates };
}

describe("the home page", () => {
  // @spec home-5
  it("shows published reviews, featured first, then the newest, and no other", async () => {
    await db.testimonial.createMany({
      data: [
        review("Ancien", 1, {}),
        review("Récent", 9, {}),
        review("Vedette", 2, { is_featured: true }),
        review("Caché", 10, { is_published: false, is_featured: true }),
        review("Indésirable", 11, { is_spam: true }),
      ],
    });
    const { testimonials } = await loader(getArgs("/"));
    expect(testimonials?.map(({ name }) => name)).toEqual(["Vedette", "Récent", "Ancien"]);
  });

  it("is rated by every verified review that is published and has a star", async () => {
    const { id: project_id } = await db.project.create({ data: { title: "Site" } });
    await db.testimonial.createMany({ data: [review("Non vérifié", 7, {})] });
    await db.testimonial.createMany({
      data: [
        { ...review("Quatre", 1, {}), rating: 4 },
        { ...review("Sans étoile", 2, {}), rating: 0 },
        ...[3, 4, 5].map((number) => review("Cinq", number, {})),
        { ...review("Caché", 6, { is_published: false }), rating: 1 },
      ].map((row) => ({ ...row, project_id })),
    });
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
    const service = (category: ServiceCategory, is_active: boolean) => ({
      category,
      title: "Titre",
      description: "",
      is_active,
    });
    await db.service.createMany({
      data: [service("content", true), service("content", true), service("content", false), service("business", true)],
    });
    const { serviceCounts } = await loader(getArgs("/"));
    expect(serviceCounts).toEqual({ content: 2, business: 1 });
  });

  it("knows that there is nothing yet", async () => {
    expect(await loader(getArgs("/"))).toMatchObject({ testimonials: [], posts: [], rating: null });
  });

  it("leaves out what cannot be known while the database is down", async () => {
    await withoutDatabase(async () => {
      const nothing = { testimonials: null, posts: null, rating: null, founder: null };
      expect(await loader(getArgs("/"))).toEqual({ serviceCounts: {}, cases: [], ...nothing });
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
      expect(await answerTo(address)).toMatchObject({ serviceCounts: {} });
  });

  it("is not answered with the page that is kept", () => {
    const asked = { method: "GET", headers: {} } as never;
    const keyOf = (search: string) => cacheKeyOf(asked, { pathname: "/", search } as never, () => handle.cache ?? null);
    expect(["?p=8", "?page_id=8", "?cat=8", "?p=8&utm_source=a"].map(keyOf)).toEqual([null, null, null, null]);
    expect(keyOf("?utm_source=a")).toMatchObject({ pathname: "/", search: "" });
  });
});
