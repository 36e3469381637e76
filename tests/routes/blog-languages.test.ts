import { beforeEach, describe, expect, it } from "vitest";
import { listSimilarPosts } from "~/features/blog/queries.server";
import { loader as list } from "~/routes/_site.blog._index/route";
import { loader as article, handle as articleHandle } from "~/routes/_site.blog.$slug/route";
import { handle as previewHandle } from "~/routes/_site.blog.apercu.$token/route";
import { loader as office } from "~/routes/admin.blog/route";
import { loader as exported } from "~/routes/admin.blog_.export/route";
import { loader as newPost } from "~/routes/admin.blog_.new/route";
import { loader as jsonFeed } from "~/routes/feed[.]json/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { db } from "~/server/db/db.server";
import { languageOf } from "~/site/route-handle";
import { jsonFeedFaults } from "../support/feeds/json-feed-faults";
import { cookie, openOffice } from "../support/office";
import { createPost, editPost } from "../support/post-form";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openOffice);

const LONG_AGO = new Date(Date.UTC(2026, 0, 15, 9));
const spanish = {
  language: "es",
  title: "Diseñar logotipos",
  excerpt: "Para tiendas pequeñas.",
  slug: "logotipos",
} as const;
const arabic = { language: "ar", title: "تصميم الشعارات", excerpt: "للمحلات الصغيرة.", slug: "shiarat" } as const;

/** One in each language, the French one the newest. */
async function makeThree(fields: Parameters<typeof makePost>[0] = {}) {
  await makePost({ ...arabic, ...fields });
  await makePost({ ...spanish, ...fields });
  await makePost({ title: "Dessiner des logos", slug: "logos", ...fields });
}

describe("the page of an article", () => {
  it("has the language of its article, and so has its private preview", async () => {
    await makeThree();
    for (const [slug, language] of [
      ["shiarat", "ar"],
      ["logotipos", "es"],
      ["logos", "fr"],
    ] as const) {
      const data = await article(getArgs(`/blog/${slug}`, { params: { slug } }));
      const site = { handle: {}, data: {} };
      for (const handle of [articleHandle, previewHandle]) expect(languageOf([site, { handle, data }])).toBe(language);
      expect(languageOf([site, { handle: articleHandle, data: undefined }])).toBe("fr");
    }
  });

  it("has no French job title, and no 'L’équipe' as its author", async () => {
    const signed_by = { create: { name: "Zineb Filali", role: "Direction artistique", about: "Dessine des marques." } };
    const author = { create: { full_name: "L’équipe", role: "admin" } } as const;
    await makeThree();
    const sign = (slug: string, data: object) => db.blogPost.update({ where: { slug }, data });
    for (const slug of ["shiarat", "logotipos", "logos"]) {
      await sign(slug, { signed_by });
      const { html, words } = await showPage(`/blog/${slug}`);
      const isFrench = slug === "logos";
      expect(words).toContain("Zineb Filali");
      for (const french of ["Direction artistique", "Dessine des marques."])
        expect(html.includes(french), `${slug} ${french}`).toBe(isFrench);
      await sign(slug, { signed_by: { disconnect: true }, author });
      const main = (await showPage(`/blog/${slug}`)).html.split("<main")[1] ?? "";
      expect(main).not.toMatch(/L[’']équipe/);
    }
  });

  it("says everything around the text in that language", async () => {
    const tags = ["logo"];
    const long = { content: "## A\n\na\n\n## B\n\nb\n\n## C\n\nc", published_at: LONG_AGO, tags };
    await makeThree(long);
    const shown = async (slug: string) => (await showPage(`/blog/${slug}`)).words;
    const inSpanish = await shown("logotipos");
    for (const words of [
      ...["Volver al blog", "Tecnología", "Índice", "15 de enero de 2026", "1 minuto", "Compartir", "Escríbenos"],
      ...["Iniciar sesión", "Hablemos de tu proyecto"],
    ]) {
      expect(inSpanish).toContain(words);
    }
    const inArabic = await shown("shiarat");
    for (const words of [
      "العودة إلى المدونة",
      "التقنية",
      "15 يناير 2026",
      "دقيقة واحدة",
      "شارك المقال",
      "تسجيل الدخول",
    ]) {
      expect(inArabic).toContain(words);
    }
    for (const words of [inSpanish, inArabic]) expect(words).not.toMatch(/Partager|Sommaire|Lecture|Publié|Connexion/);
    expect((await showPage("/blog/logotipos")).html).toContain('"inLanguage":"es"');
    expect((await showPage("/blog/shiarat")).html).toContain('href="/contact?lang=ar"');
  });

  it("leads to articles of that language, each once and never to itself", async () => {
    await makeThree({ tags: ["logo"] });
    for (let index = 0; index < 6; index += 1)
      await makePost({ language: "es", slug: `otro-${index}`, tags: ["logo"] });
    for (const slug of ["logotipos", "otro-2", "otro-5"]) {
      const { previous, next, related } = await article(getArgs(`/blog/${slug}`, { params: { slug } }));
      const around = [previous, next, ...related].flatMap((each) => each?.slug ?? []);
      expect(new Set([...around, slug]).size).toBe(around.length + 1);
      expect(around.filter((each) => !each.startsWith("otro-") && each !== "logotipos")).toEqual([]);
      expect(related).toHaveLength(3);
    }
    const alone = await article(getArgs("/blog/shiarat", { params: { slug: "shiarat" } }));
    expect([alone.previous, alone.next, alone.related]).toEqual([null, null, []]);
  });
});

describe("lists and feeds in French", () => {
  it("mark the title and the words of an article in another language", async () => {
    await makeThree();
    const { html } = await showPage("/blog");
    expect(html).toMatch(/<h2[^>]* lang="ar" dir="rtl"><a[^>]*hrefLang="ar"/i);
    expect(html).toMatch(/<p class="story-card-excerpt[^"]*" lang="es" dir="ltr">/);
    expect(html.match(/<h2[^>]* lang=/g)).toHaveLength(2);
    expect((await showPage("/")).words).not.toContain("logotipos");
  });

  it("say the language of each item", async () => {
    await makeThree();
    const feed = await (await jsonFeed(getArgs("/feed.json"))).json();
    expect(feed.items.map(({ language }: { language: string }) => language)).toEqual(["fr", "es", "ar"]);
    expect(jsonFeedFaults(feed)).toEqual([]);
    const xml = await (await rss(getArgs("/rss.xml"))).text();
    expect(xml.match(/<dc:language>..<\/dc:language>/g)).toEqual(
      ["fr", "es", "ar"].map((language) => `<dc:language>${language}</dc:language>`),
    );
  });
});

describe("the search", () => {
  const found = async (q: string) =>
    (await list(getArgs(`/blog?${new URLSearchParams({ q })}`))).posts.map(({ slug }) => slug);

  it("knows the words of each language by their forms, and keeps grammatical words out", async () => {
    await makePost({ ...spanish, title: "Uno", content: "Escribimos textos para las cafeterías de Málaga." });
    await makePost({ ...arabic, title: "واحد", content: "نكتب النصوص للمقاهي الصغيرة في الرياض ولكل المحلات." });
    await makePost({ slug: "fr", title: "Un", content: "Nous écrivons des textes pour les cafés de Casablanca." });
    expect(await found("cafetería")).toEqual(["logotipos"]);
    expect(await found("escribir cafeterias")).toEqual(["logotipos"]);
    expect(await found("مقاهي صغيرة")).toEqual(["shiarat"]);
    expect(await found("le texte d’un café")).toEqual(["fr"]);
    // Grammatical words of the one are looked for in no other: nothing stands in all three.
    expect(await found("pour")).toEqual([]);
    expect(await found("para")).toEqual([]);
  });

  it("for what the blog has already stays within a language", async () => {
    await makeThree();
    const similar = async (words: string, language: "fr" | "es" | "ar") =>
      (await listSimilarPosts({ words, language }, 5)).map(({ title }) => title);
    expect(await similar("diseños de logotipo", "es")).toEqual([spanish.title]);
    expect(await similar("Le dessin d’un logo", "fr")).toEqual(["Dessiner des logos"]);
    expect(await similar("diseños de logotipo", "fr")).toEqual([]);
  });
});

describe("the office", () => {
  it("asks for the language, keeps it where a form does not say it, and refuses an unknown one", async () => {
    await createPost({ title: "Uno", language: "es" });
    await createPost({ title: "Deux" });
    const { id, slug } = await db.blogPost.findFirstOrThrow({ where: { title: "Uno" } });
    await editPost(id, { title: "Uno más", slug });
    const posts = await db.blogPost.findMany({ orderBy: { title: "asc" }, select: { title: true, language: true } });
    expect(posts).toEqual([
      { title: "Deux", language: "fr" },
      { title: "Uno más", language: "es" },
    ]);
    await createPost({ title: "Drei", language: "de" });
    expect(await db.blogPost.count()).toBe(2);
  });

  it("offers a new article every category that another one stands under, beside those of the form", async () => {
    const offered = async () => (await newPost(getArgs("/admin/blog/new", { cookie }))).categories;
    const ofForm = ["Design", "Marketing", "Programmation", "Business", "Branding"];
    expect(await offered()).toEqual(ofForm);
    await makePost({ category: "Tech" });
    expect(await offered()).toEqual([...ofForm, "Tech"]);
  });

  it("filters its list and its export by it", async () => {
    await makeThree();
    const { rows: posts, matchCount } = await office(getArgs("/admin/blog?language=ar", { cookie }));
    expect([posts.map(({ slug }) => slug), matchCount]).toEqual([["shiarat"], 1]);
    const searched = await office(getArgs("/admin/blog?language=es&q=logotipo", { cookie }));
    expect([searched.rows.map(({ slug }) => slug), searched.matchCount]).toEqual([["logotipos"], 1]);
    const table = await (await exported(getArgs("/admin/blog/export?language=es", { cookie }))).text();
    expect(table.trim().split("\n")).toHaveLength(2);
    expect(table).toContain("Espagnol");
  });

  it("previews and scores an article as one of its language", async () => {
    const fields = { title: "T", excerpt: "E", content: "Hola.", language: "es" };
    const answer = await postForm("/admin/blog/preview", fields, cookie);
    expect(await answer.json()).toMatchObject({ language: "es", score: { keyword: "hola" } });
  });
});
