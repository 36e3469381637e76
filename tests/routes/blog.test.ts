import { beforeEach, describe, expect, it } from "vitest";
import { createPreviewPath } from "~/features/blog/post-form.server";
import { listMeta } from "~/routes/_site.blog._index/filters";
import { loader as list } from "~/routes/_site.blog._index/route";
import { loader as article } from "~/routes/_site.blog.$slug/route";
import { loader as preview } from "~/routes/_site.blog.apercu.$token/route";
import { signToken } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import type { CacheRecord } from "~/server/page-cache/collect-cache-tags.server";
import { collectCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import { formatDate } from "~/site/format";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(resetDatabase);

const listAt = (query = "") => list(getArgs(`/blog${query}`));
const titlesAt = async (query = "") => (await listAt(query)).posts.map(({ title }) => title);
const read = (slug: string) => article(getArgs(`/blog/${slug}`, { params: { slug } }));
const look = (path: string) => preview(getArgs(path, { params: { token: path.split("/").at(-1) ?? "" } }));
const thrownBy = (work: Promise<unknown>) => work.then(() => null).catch((thrown: unknown) => thrown);
const MISSING = { init: { status: 404 } };

describe("the list", () => {
  // @spec routes-4
  it("shows published articles, the newest first, and never a draft", async () => {
    await makePost({ title: "Ancien" });
    await makePost({ title: "Récent" });
    await makePost({ title: "Brouillon", is_published: false });
    expect(await titlesAt()).toEqual(["Récent", "Ancien"]);
    expect((await listAt()).categories).toEqual([{ category: "Tech", count: 2 }]);
  });

  it("shows twelve a page, and leads back from beyond the last", async () => {
    for (let i = 0; i < 13; i += 1) await makePost({ category: i < 2 ? "Design" : "Tech" });
    const { posts, matchCount, pageCount } = await listAt("?page=2");
    expect([posts.length, matchCount, pageCount]).toEqual([1, 13, 2]);
    expect(await thrownBy(listAt("?category=Tech&page=9"))).toRedirect("/blog?category=Tech&page=1", 302);
  });

  it("narrows by category and by tag, together with a search", async () => {
    await makePost({ title: "Un devis", category: "Business", tags: ["Prix", "Devis"] });
    await makePost({ title: "Un logo", category: "Design", tags: ["Prix"] });
    expect(await titlesAt("?category=Design")).toEqual(["Un logo"]);
    expect(await titlesAt("?tag=Devis")).toEqual(["Un devis"]);
    expect(await titlesAt("?tag=Prix&category=Business")).toEqual(["Un devis"]);
    expect(await titlesAt("?q=prix&category=Design")).toEqual(["Un logo"]);
    expect(await titlesAt("?q=prix&category=Inconnue")).toEqual([]);
  });

  it("has one address each, to which every other way of writing it leads", async () => {
    for (let i = 0; i < 13; i += 1) await makePost({ category: "Tech", tags: ["Prix"] });
    for (const [query, location] of [
      ["?category=Inconnue", "/blog"],
      ["?tag=Inconnu&utm_source=x", "/blog?utm_source=x"],
      ["?category=Tech&tag=Inconnu&page=3", "/blog"],
      ["?category=%20Tech%20", "/blog?category=Tech"],
      ["?page=1e0", "/blog"],
      ["?page=abc", "/blog"],
      ["?page=02", "/blog?page=2"],
    ] as const)
      expect(await thrownBy(listAt(query)), query).toRedirect(location, 302);
  });

  it.each([
    ["strategie", "without its accent"],
    ["STRATÉGIES", "in another form"],
    ["straté", "begun"],
    ["éditoriale stratég", "in another order, begun"],
    ["l'avenir", "with a plain apostrophe"],
    ["égie édi", "in the middle of the title"],
  ])("finds « %s » (%s)", async (q) => {
    await makePost({ title: "Stratégie éditoriale : l’avenir" });
    await makePost({ title: "Autre chose" });
    expect(await titlesAt(`?${new URLSearchParams({ q })}`)).toEqual(["Stratégie éditoriale : l’avenir"]);
  });

  it("finds names with a dot in them, and words written with their accents apart", async () => {
    await makePost({ title: "Un site rapide", content: "Il est fait en Next.js et en node.js, à l’été." });
    await makePost({ title: "Autre chose", content: "Js et next." });
    for (const q of ["next.js", "Node.js", "en Next.js", "e\u0301te\u0301"]) {
      expect(await titlesAt(`?${new URLSearchParams({ q })}`), q).toContain("Un site rapide");
    }
    expect(await titlesAt("?q=node.js")).toEqual(["Un site rapide"]);
  });

  it("finds words of the text, those of a title first, and takes signs for what they are", async () => {
    await makePost({ title: "Le référencement local" });
    await makePost({ title: "Plus récent", content: "On y parle de **référencement**." });
    await makePost({ title: "100 % à l’heure_exacte" });
    expect(await titlesAt("?q=referencement")).toEqual(["Le référencement local", "Plus récent"]);
    expect(await titlesAt(`?${new URLSearchParams({ q: "100 %" })}`)).toEqual(["100 % à l’heure_exacte"]);
    for (const q of ["%", "_", "\\", "' & | ! : *", "le", "\0", "a".repeat(5000)]) {
      expect((await listAt(`?${new URLSearchParams({ q })}`)).isDown).toBe(false);
    }
    expect((await listAt("?q=introuvable")).matchCount).toBe(0);
  });

  it("has a description of its own on each page that may be found", async () => {
    for (let i = 0; i < 13; i += 1) await makePost({ category: "Tech", tags: ["Prix"] });
    const described = async (query: string) => {
      const found = await listAt(query);
      const meta = listMeta(found.filters, found) as { name?: string; content?: string }[];
      return meta.find(({ name }) => name === "description")?.content ?? "";
    };
    const pages = ["", "?page=2", "?category=Tech", "?category=Tech&page=2", "?tag=Prix"];
    const descriptions = await Promise.all(pages.map(described));
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it("is no page for search engines, and repeats no words of its address, where nothing is found", async () => {
    await makePost({ tags: ["Prix"] });
    const metaAt = async (query: string) =>
      JSON.stringify(listMeta((await listAt(query)).filters, await listAt(query)));
    for (const query of ["?q=casino", "?q=casino&tag=Casino", "?q=casino&category=Casino"]) {
      expect(await metaAt(query)).toContain('"noindex, follow"');
      expect(await metaAt(query)).not.toMatch(/"title":"[^"]*casino/i);
    }
    expect(await metaAt("?tag=Prix")).toContain('"Blog : Prix"');
    for (const query of ["", "?tag=Prix", "?category=Tech"]) expect(await metaAt(query)).not.toContain("noindex");
  });

  it("leads to its next and previous page without losing what it was asked for, by its links and its head", async () => {
    for (let i = 0; i < 25; i += 1) await makePost({ title: `Un prix ${i}`, category: "Design", tags: ["Devis"] });
    const asked = "category=Design&tag=Devis";
    for (const query of [asked, `q=prix&${asked}`]) {
      const found = await listAt(`?${query}&page=2`);
      expect([found.matchCount, found.pageCount]).toEqual([25, 3]);
      expect(listMeta(found.filters, found)).toEqual(
        expect.arrayContaining([
          { tagName: "link", rel: "prev", href: `/blog?${query}` },
          { tagName: "link", rel: "next", href: `/blog?${query}&page=3` },
        ]),
      );
      const { html } = await showPage(`/blog?${query}&page=2`);
      const pages = html.match(/<nav [^>]*aria-label="Pages"[\s\S]*?<\/nav>/)?.[0].replaceAll("&amp;", "&") ?? "";
      expect([...pages.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        ...[`/blog?${query}`, `/blog?${query}`, `/blog?${query}&page=2`],
        ...[`/blog?${query}&page=3`, `/blog?${query}&page=3`],
      ]);
    }
    const last = await listAt(`?${asked}&page=3`);
    expect(JSON.stringify(listMeta(last.filters, last))).not.toContain('"rel":"next"');
    const first = await listAt(`?${asked}`);
    expect(JSON.stringify(listMeta(first.filters, first))).not.toContain('"rel":"prev"');
  });

  it.each(["", "?page=2"])(
    "explains itself while the database is down, is not kept, and leads nowhere: %s",
    async (query) => {
      const record: CacheRecord = { tags: new Set(), isComplete: true };
      const answer = await withoutDatabase(() => collectCacheTags(record, () => listAt(query)));
      expect(answer).toMatchObject({ isDown: true, posts: [], ...(query && { pageCount: 2 }) });
      expect(record.isComplete).toBe(false);
    },
  );

  it("is dropped with any change of the blog", async () => {
    const record: CacheRecord = { tags: new Set(), isComplete: true };
    await collectCacheTags(record, () => listAt());
    expect([...record.tags]).toEqual(["blog"]);
  });
});

describe("an article", () => {
  // @spec blog-5
  it("comes rendered, with its neighbours and what is near it", async () => {
    await makePost({ title: "Loin", category: "Design" });
    await makePost({ title: "Proche", tags: ["Prix"], category: "Design" });
    const before = await makePost({ title: "Avant", tags: ["Prix"], category: "Design" });
    const post = await makePost({ title: "Celui-ci", tags: ["Prix"], content: "# Tête\n\n**Gras**" });
    const after = await makePost({ title: "Après" });
    const page = await read(post.slug);
    expect(page.article.html).toContain('<h2 id="s-tete">Tête</h2>');
    expect([page.previous?.slug, page.next?.slug]).toEqual([before.slug, after.slug]);
    expect(page.related.map(({ title }) => title)).toEqual(["Proche", "Loin"]);
    expect(page.article.publishedOn).toBe(formatDate(post.published_at as Date));
  });

  it("is found by its id and by any former address, and nowhere else", async () => {
    const post = await makePost({ slug: "adresse-presente" });
    for (const slug of ["premiere", "deuxieme"])
      await db.redirect.create({ data: { from_path: `blog/${slug}`, post_id: post.id } });
    for (const key of [post.id, "premiere", "deuxieme"]) {
      expect(await thrownBy(read(key))).toRedirect("/blog/adresse-presente", 301);
    }
    expect(await thrownBy(read("nulle-part"))).toMatchObject(MISSING);
  });

  it("gives nothing of a draft away", async () => {
    const draft = await makePost({ is_published: false, slug: "secret" });
    await db.redirect.create({ data: { from_path: "blog/ancien-secret", post_id: draft.id } });
    for (const key of ["secret", draft.id, "ancien-secret"]) {
      expect(await thrownBy(read(key))).toMatchObject(MISSING);
    }
    await makePost();
    expect((await read((await makePost()).slug)).related.map(({ slug }) => slug)).not.toContain("secret");
  });

  it("shows its own picture only from this site", async () => {
    const src = `/media/${"a".repeat(32)}-640x400/640.webp`;
    const own = await makePost({ image_url: src, image_alt: "Une façade" });
    expect((await read(own.slug)).article.cover).toEqual({ src, alt: "Une façade" });
    const foreign = await makePost({ image_url: "https://ailleurs.example/a.png" });
    expect((await read(foreign.slug)).article.cover).toHaveProperty("svg");
  });

  it("without a picture has one drawn from its address: another for each, the same each time", async () => {
    const drawn = async (slug: string) => {
      const { cover } = (await read(slug)).article;
      return "svg" in cover ? cover.svg : "";
    };
    await makePost({ slug: "un-devis", title: "Un devis" });
    await makePost({ slug: "un-logo", title: "Un devis" });
    const [first, again, other] = [await drawn("un-devis"), await drawn("un-devis"), await drawn("un-logo")];
    expect(first).toMatch(/^<svg[\s\S]+<path/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  // @spec blog-5
  it("shows who wrote it, when it appeared and was revised, how long it takes, its tags and what is around", async () => {
    const { id } = await makePerson("admin", "leila@zellige.example");
    const author = { connect: { id } };
    await makePost({ title: "Plus ancien" });
    await makePost({ title: "Celui d’avant", slug: "avant" });
    const content = `## Un\n\n${"mot ".repeat(600)}`;
    const { slug, published_at } = await makePost({ author, tags: ["Prix juste", "Devis"], content });
    const revised = (days: number) =>
      db.blogPost.update({
        where: { slug },
        data: { updated_at: new Date((published_at?.getTime() ?? 0) + days * 86_400_000) },
      });
    await makePost({ title: "Celui d’après", slug: "apres" });
    await revised(30);
    const page = await showPage(`/blog/${slug}`);
    const facts = [...page.html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const time = (date: Date) => `<time dateTime="${date.toISOString()}">${formatDate(date)}</time>`;
    expect(facts).toEqual([
      ["Auteur", "leila"],
      ["Publié le", time(published_at ?? new Date(0))],
      ["Mis à jour le", time((await revised(30)).updated_at)],
      ["Lecture", "3\u00a0minutes"],
    ]);
    for (const tag of ["Prix+juste", "Devis"]) expect(page.html).toContain(`href="/blog?tag=${tag}"`);
    expect(page.words).toContain("Article précédent Celui d'avant");
    expect(page.words).toContain("Article suivant Celui d'après");
    expect(page.words).toContain("À lire ensuite Plus ancien Tech");
    expect(page.words).toContain("Parlons de votre projet");
    await revised(0.5);
    expect((await showPage(`/blog/${slug}`)).words).not.toContain("Mis à jour le");
  });
});

describe("a private preview", () => {
  it("shows a draft for seven days", async () => {
    const draft = await makePost({ is_published: false, title: "Pas encore" });
    expect((await look(createPreviewPath(draft.id))).article.title).toBe("Pas encore");
    const old = createPreviewPath(draft.id, new Date(Date.now() - 7 * 86_400_000 - 1000));
    expect(await thrownBy(look(old))).toMatchObject(MISSING);
  });

  it("opens for nobody who made a link himself", async () => {
    const { id } = await makePost({ is_published: false });
    const [said, signed] = createPreviewPath(id).split("/").at(-1)!.split(".");
    const forged = [
      `${Buffer.from(`9999999999.${id}`).toString("base64url")}.${signed}`,
      `${said}.`,
      `${said}`,
      "",
      `${said}.${signed}x`,
      signToken(id, { purpose: "other", lifeSeconds: 60 }),
    ];
    for (const token of forged) expect(await thrownBy(look(`/blog/apercu/${token}`)), token).toMatchObject(MISSING);
  });
});
