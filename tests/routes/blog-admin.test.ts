import { beforeEach, describe, expect, it } from "vitest";
import type { Preview } from "~/features/blog/post-form.server";
import type { PostReply } from "~/features/blog/save-form.server";
import { deletePost } from "~/features/blog/write.server";
import { keepPicture } from "~/features/media/take-picture.server";
import { isRefused } from "~/lib/forms/form-reply";
import { loader as listLoader } from "~/routes/admin.blog/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { admin as actor, cookie, openOffice } from "../support/office";
import { fileOf, plainPicture } from "../support/pictures";
import type { PostFields as Fields } from "../support/post-form";
import { createPost, errorsOf, refusedBy } from "../support/post-form";
import { getArgs } from "../support/requests";
import { postForm } from "../support/show-page";

beforeEach(openOffice);

async function stored(fields: Fields = {}) {
  await createPost(fields);
  return db.blogPost.findFirstOrThrow({ orderBy: { created_at: "desc" } });
}

describe("writing an article", () => {
  // @spec states-1, validation-13, calls-19, errors-18
  it("keeps a draft under a slug made of its title and says 'Article créé'", async () => {
    const answer = (await createPost({
      "tags[0]": " seo ",
      "tags[1]": "",
      "tags[2]": "SEO",
      tag: "devis",
    })) as Response;
    expect(answer).toRedirect("/admin/blog");
    await expect(answer).toFlash("Succès", "Article créé");
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({
      slug: "l-ete-a-casablanca",
      is_published: false,
      published_at: null,
      author_id: actor.id,
      tags: ["seo", "devis"],
      image_url: null,
    });
  });

  // @spec states-1
  it("publishes at once by its button or its box", async () => {
    const byButton = await stored({ step: "publish" });
    const byBox = await stored({ title: "Autre", is_published: "on" });
    for (const post of [byButton, byBox]) expect(post).toMatchObject({ is_published: true });
    expect(byButton.published_at).toBeInstanceOf(Date);
  });

  // @spec validation-12
  it("answers 'Veuillez remplir tous les champs' and a sentence under each empty field", async () => {
    const refused = await refusedBy(createPost({ title: "", excerpt: " ", content: "", category: "" }));
    expect(refused.init?.status).toBe(400);
    expect(errorsOf(refused)).toEqual({
      "": ["Veuillez remplir tous les champs"],
      title: ["Le titre est requis"],
      slug: ["Le slug est requis"],
      excerpt: ["L’extrait est requis"],
      content: ["Le contenu est requis"],
      category: ["La catégorie est requise"],
    });
    expect(await db.blogPost.count()).toBe(0);
  });

  it.each([
    ["a link that leads nowhere", { content: "Voir [le guide](guide.pdf)" }, "content"],
    ["a picture of another site", { image_url: "//evil.example/x.png" }, "image_url"],
    ["a long tag", { "tags[0]": "t".repeat(41) }, "tags[0]"],
  ] as [string, Fields, string][])("refuses %s under its field", async (_, fields, field) => {
    expect(Object.keys(errorsOf(await refusedBy(createPost(fields))) ?? {})).toEqual([field]);
  });

  it("says under the slug that it is taken, and the same article sent twice is stored once", async () => {
    await createPost();
    expect(((await createPost()) as Response).status).toBe(303);
    expect(await db.blogPost.count()).toBe(1);
    const refused = await refusedBy(createPost({ content: "Autre chose" }));
    expect(refused).toRefuse("slug", "Ce slug est déjà celui d’un autre article");
    expect(refused.data.lastResult.initialValue).toMatchObject({ content: "Autre chose" });
  });

  it.each<[string, () => Promise<Fields>]>([
    ["a tag", async () => ({ "tags[0]": "seo" })],
    ["words for the picture", async () => ({ image_alt: "Une façade" })],
    ["a picture", async () => ({ image_url: await keepPicture(actor, await plainPicture("png")) })],
  ])("takes an article that differs by %s for another one, whose slug is taken", async (_, differing) => {
    await createPost();
    expect(errorsOf(await refusedBy(createPost(await differing())))).toHaveProperty("slug");
  });

  it("shows the preview without judging or saving, and the typed tag among the others", async () => {
    const preview = await refusedBy(createPost({ step: "preview", title: "", tag: "seo" }));
    expect(preview.data.preview).toMatchObject({ words: 3, minutes: 1 });
    expect(preview.data.preview.html).toContain("<strong>trois</strong>");
    expect(errorsOf(preview)).toEqual({});
    const added = await refusedBy(createPost({ step: "add-tag", "tags[0]": "seo", tag: "Devis" }));
    expect(added.data.lastResult.initialValue).toMatchObject({ tags: ["seo", "Devis"] });
    const again = await refusedBy(createPost({ step: "enter", "tags[0]": "seo", tag: "SEO" }));
    expect(errorsOf(again)).toEqual({ tag: ["Ce tag existe déjà"] });
    expect([preview, added, again].map(({ data }) => isRefused(data))).toEqual([false, false, true]);
    const removal = JSON.stringify({ type: "remove", payload: { name: "tags", index: 0 } });
    const removed = await refusedBy(createPost({ "tags[0]": "seo", "tags[1]": "devis", __intent__: removal }));
    expect(removed.data.lastResult.initialValue).toMatchObject({ tags: ["devis"] });
    expect(await db.blogPost.count()).toBe(0);
  });

  describe("a picture for the text", () => {
    const picture = async () => fileOf(await plainPicture("png"), "mur.png", "image/png");
    const refusals = async (answer: unknown) => {
      const { lastResult } = ((await answer) as { data: PostReply }).data;
      return [lastResult.error?.text_image_file, lastResult.initialValue];
    };

    it("is brought to the end of what was typed, without saving or judging anything", async () => {
      const fields = { title: "Un titre", content: "Du texte\r\n", excerpt: "", step: "add-picture" };
      const words = "Un [mur]\ncouleur *brique*";
      const sent = { ...fields, text_image_file: await picture(), text_image_alt: words };
      const { data } = (await createPost(sent)) as unknown as { data: PostReply };
      expect(data.lastResult).toMatchObject({ error: {}, initialValue: { title: "Un titre" } });
      expect(isRefused(data)).toBe(false);
      expect(data.lastResult.initialValue?.content).toMatch(
        /^Du texte\r\n\n!\[Un \\\[mur\\\] couleur \\\*brique\\\*\]\(\/media\/[0-9a-f]{32}-40x20\/40\.webp\)$/,
      );
      expect(data.lastResult.initialValue?.text_image_alt).toBeUndefined();
      expect(data.preview.html).toContain('alt="Un [mur] couleur *brique*"');
      expect(await db.blogPost.count()).toBe(0);
    });

    it("is asked for when none was chosen, and refused with its words kept when it is none", async () => {
      const empty = new File([], "");
      const asked = createPost({ content: "a", step: "add-picture", text_image_file: empty, text_image_alt: "mot" });
      expect(await refusals(asked)).toEqual([
        ["Choisissez une image à ajouter"],
        expect.objectContaining({ content: "a", text_image_alt: "mot" }),
      ]);
      const text_image_file = fileOf(Buffer.from("<svg/>"), "a.png", "image/png");
      const refused = createPost({ content: "a", step: "add-picture", text_image_file, text_image_alt: "mot" });
      expect(await refusals(refused)).toEqual([
        [expect.stringMatching(/image/i)],
        expect.objectContaining({ content: "a", text_image_alt: "mot" }),
      ]);
    });

    it("that was chosen is not lost when the article is saved at once", async () => {
      await createPost({ text_image_file: await picture(), text_image_alt: "Un mur" });
      const { content } = await db.blogPost.findFirstOrThrow();
      expect(content).toMatch(/\n\n!\[Un mur\]\(\/media\/\S+\)$/);
    });
  });

  it("renders the live preview, and counts the pictures of other sites, which the public page does not show", async () => {
    const content = `*oui*<script>1</script>\n\n![a](https://a.example/a.jpg) ![b](/media/b.webp) ![c](${siteUrl}/media/c.webp)`;
    const answer = await (await postForm("/admin/blog/preview", { content }, cookie)).json();
    expect(answer).toMatchObject({ html: expect.stringMatching(/^<p><em>oui<\/em><\/p>/), foreignPictures: 1 });
  });

  it("scores what is previewed, the title, the extract and the tags too", async () => {
    const scoreOf = async (fields: Record<string, string>) => {
      const answer = await postForm("/admin/blog/preview", fields, cookie);
      return ((await answer.json()) as Preview).score;
    };
    // A title of good length that names the text's subject, in its opening too: 10 + 12 + 8; three tags: 5.
    const begun = { title: "Le zellige", content: "Le zellige brille." };
    expect(await scoreOf(begun)).toMatchObject({ total: 30, keyword: "zellige" });
    const tagged = { ...begun, "tags[0]": "un", "tags[1]": "deux", "tags[2]": "trois" };
    expect((await scoreOf(tagged)).total).toBe(35);
    expect((await scoreOf({ ...tagged, excerpt: "e".repeat(150) })).total).toBe(45);
    const previewed = await refusedBy(createPost({ ...begun, excerpt: "e".repeat(150), step: "preview" }));
    expect(previewed.data.preview.score.total).toBe(40);
  });
});

describe("the list", () => {
  const publish = (id: string, is_published: string) =>
    postForm("/admin/blog?page=1", { intent: "publish", id, is_published }, cookie);
  const titles = async (query: string) =>
    (await listLoader(getArgs(`/admin/blog${query}`, { cookie }))).rows.map(({ title }) => title);

  // @spec states-1
  it("publishes and takes back, with a fresh date each time", async () => {
    const { id } = await stored();
    const answer = await publish(id, "true");
    expect(answer).toRedirect("/admin/blog?page=1");
    await expect(answer).toFlash("Succès", "Article publié");
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: true, published_at: expect.any(Date) });
    await expect(await publish(id, "false")).toFlash("Succès", "Article dépublié");
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: false, published_at: null });
  });

  it("publishes no article without a text", async () => {
    const { id } = await db.blogPost.create({ data: { title: "Vide", slug: "vide", category: "Tech" } });
    await expect(await publish(id, "true")).toFlash("Erreur");
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: false });
  });

  // @spec calls-19, errors-20
  it("says 'Article supprimé', and that it is gone the second time", async () => {
    const { id } = await stored();
    const remove = () => postForm(`/admin/blog/${id}/delete?q=x`, {}, cookie);
    const answer = await remove();
    expect(answer).toRedirect("/admin/blog?q=x");
    await expect(answer).toFlash("Succès", "Article supprimé");
    await expect(await remove()).toFlash("Erreur", "Cet article n’existe plus");
  });

  it("writes down who did what", async () => {
    const { id } = await stored();
    await publish(id, "true");
    await publish(id, "true");
    await deletePost(actor, id);
    const entries = await db.auditEntry.findMany({ where: { target_id: id }, orderBy: { created_at: "asc" } });
    const expected = ["created", "published", "deleted"].map((action) => [actor.id, action]);
    expect(entries.map(({ actor_id, action }) => [actor_id, action])).toEqual(expected);
  });

  it("searches without accents, filters, sorts, and ignores a wrong part of its address", async () => {
    await stored({ title: "Été comme hiver", content: "Référencement local", category: "Marketing", step: "publish" });
    await stored({ title: "100 % à soi", content: "Une charte", category: "Design" });
    for (const query of ["q=ete", "q=REFERENCEMENTS", "q=référ", "q=e%CC%81te%CC%81", "state=published"])
      expect(await titles(`?${query}`), query).toEqual(["Été comme hiver"]);
    for (const query of ["q=0 %25", "q=%25", "q=à", "category=Design"])
      expect(await titles(`?${query}`), query).toEqual(["100 % à soi"]);
    expect(await titles("?q=_____")).toEqual([]);
    expect(await titles("?sort=title")).toEqual(["100 % à soi", "Été comme hiver"]);
    expect(await titles("?sort=x&page=y&state=z")).toEqual(["100 % à soi", "Été comme hiver"]);
  });

  // @spec calls-19
  it("shows each article on one page only, though many were made at once and nobody has read them", async () => {
    const data = { category: "Tech", created_at: new Date(0) };
    const rows = Array.from({ length: 60 }, (_, i) => ({ ...data, title: "n", slug: `n${i}` }));
    const made = await db.blogPost.createManyAndReturn({ data: rows, select: { id: true } });
    const ids = made.map(({ id }) => id).sort();
    const pages = async (sort: string) => {
      const list = (page: number) => listLoader(getArgs(`/admin/blog?sort=${sort}&page=${page}`, { cookie }));
      return (await Promise.all([1, 2, 3].map(list))).flatMap(({ rows: posts }) => posts.map(({ id }) => id));
    };
    for (const sort of ["oldest", "title", "views-asc"]) expect(await pages(sort), sort).toEqual(ids);
    for (const sort of ["newest", "title-desc", "views"]) expect(await pages(sort), sort).toEqual(ids.toReversed());
  });

  it("counts by state and comes in pages of 25", async () => {
    const rows = Array.from({ length: 26 }, (_, i) => ({ title: `n${i}`, slug: `n${i}`, category: "Tech" }));
    await db.blogPost.createMany({ data: rows });
    const page = await listLoader(getArgs("/admin/blog?page=2", { cookie }));
    expect(page.rows).toHaveLength(1);
    expect(page).toMatchObject({ pageCount: 2, counts: { total: 26, published: 0, drafts: 26, categories: ["Tech"] } });
    for (const query of ["page=9", "q=n&page=9"]) {
      const answer: Response = await listLoader(getArgs(`/admin/blog?${query}`, { cookie })).catch((error) => error);
      expect(answer).toRedirect(`/admin/blog?${query.replace("9", "2")}`, 302);
    }
  });
});
