import { beforeEach, describe, expect, it } from "vitest";
import { deletePost, setPostPublished } from "~/features/blog/commands.server";
import type { PostAnswer } from "~/features/blog/submit-post.server";
import { action as listAction, loader as listLoader } from "~/routes/admin.blog/route";
import { action as deleteAction } from "~/routes/admin.blog.$id.delete/route";
import { action as editAction, loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { action as newAction, loader as newLoader } from "~/routes/admin.blog_.new/route";
import { action as previewAction } from "~/routes/admin.blog_.preview/route";
import { db } from "~/server/db.server";
import { readFlash } from "~/server/flash.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs, signedInAs } from "../support/requests";

let cookie: string;
let actor: { id: string; fullName: string; email: string; role: "admin" };

beforeEach(async () => {
  await resetDatabase();
  const { id } = await makePerson("admin", "sara@zellige.example");
  actor = { id, fullName: "Sara", email: "sara@zellige.example", role: "admin" };
  cookie = await signedInAs(id);
});

const GOOD = {
  intent: "post",
  title: "L’été à Casablanca",
  slug: "",
  excerpt: "Ce qui change.",
  content: "## Un\n\nDeux **trois**.",
  category: "Design",
};

type Fields = Record<string, string>;
interface Refused {
  data: PostAnswer;
  init: { status: number } | null;
}

const create = (fields: Fields = {}, cookies = cookie) =>
  newAction(postArgs("/admin/blog/new", { ...GOOD, ...fields }, { cookie: cookies }));
const edit = (id: string, fields: Fields = {}) =>
  editAction(postArgs(`/admin/blog/${id}`, { ...GOOD, ...fields }, { cookie, params: { id } }));
const flashOf = (answer: unknown) => readFlash(getArgs("/", { cookie: cookiesOf(answer as Response) }).request);
const refusedBy = async (answer: Promise<unknown>) => (await answer) as Refused;
const errorsOf = ({ data }: Refused) => data.lastResult.error;
const formerAddresses = async () =>
  (await db.blogPostSlug.findMany({ orderBy: { slug: "asc" } })).map(({ slug }) => slug);

async function stored(fields: Fields = {}) {
  await create(fields);
  return db.blogPost.findFirstOrThrow({ orderBy: { created_at: "desc" } });
}

describe("writing an article", () => {
  it("keeps a draft under a slug made of its title and says 'Article créé'", async () => {
    const answer = (await create({ "tags[0]": " seo ", "tags[1]": "", "tags[2]": "SEO", tag: "devis" })) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/blog"]);
    expect(await flashOf(answer)).toMatchObject({ title: "Succès", description: "Article créé" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({
      slug: "l-ete-a-casablanca",
      is_published: false,
      published_at: null,
      author_id: actor.id,
      tags: ["seo", "devis"],
      image_url: null,
    });
  });

  it("publishes at once by its button or its box", async () => {
    const byButton = await stored({ step: "publish" });
    const byBox = await stored({ title: "Autre", is_published: "on" });
    for (const post of [byButton, byBox]) expect(post).toMatchObject({ is_published: true });
    expect(byButton.published_at).toBeInstanceOf(Date);
  });

  it("answers 'Veuillez remplir tous les champs' and a sentence under each empty field", async () => {
    const refused = await refusedBy(create({ title: "", excerpt: " ", content: "", category: "" }));
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
    ["a long title", { title: "t".repeat(201) }, "title"],
    ["a long excerpt", { excerpt: "e".repeat(501) }, "excerpt"],
    ["a long text", { content: "c".repeat(200_001) }, "content"],
    ["a title without a letter", { title: "!!!" }, "slug"],
    ["a script for a picture", { image_url: "javascript:alert(1)" }, "image_url"],
    ["a picture of another site", { image_url: "//evil.example/x.png" }, "image_url"],
    ["a long tag", { "tags[0]": "t".repeat(41) }, "tags[0]"],
  ] as [string, Fields, string][])("refuses %s under its field", async (_, fields, field) => {
    expect(Object.keys(errorsOf(await refusedBy(create(fields))) ?? {})).toEqual([field]);
  });

  it("says under the slug that it is taken, and the same article sent twice is stored once", async () => {
    await create();
    expect(((await create()) as Response).status).toBe(303);
    expect(await db.blogPost.count()).toBe(1);
    const refused = await refusedBy(create({ content: "Autre chose" }));
    expect(errorsOf(refused)).toEqual({ slug: ["Ce slug est déjà celui d’un autre article"] });
    expect(refused.data.lastResult.initialValue).toMatchObject({ content: "Autre chose" });
  });

  it.each([
    ["a tag", { "tags[0]": "seo" }],
    ["a picture", { image_url: "/media/a.avif" }],
    ["words for the picture", { image_alt: "Une façade" }],
  ] as [string, Fields][])(
    "takes an article that differs by %s for another one, whose slug is taken",
    async (_, fields) => {
      await create();
      const refused = await refusedBy(create(fields));
      expect(errorsOf(refused)).toEqual({ slug: ["Ce slug est déjà celui d’un autre article"] });
    },
  );

  it("takes the same words of somebody else, or of an hour ago, for another article", async () => {
    await create();
    const colleague = await signedInAs((await makePerson("admin", "nadia@zellige.example")).id);
    expect(errorsOf(await refusedBy(create({}, colleague)))).toHaveProperty("slug");
    await db.blogPost.updateMany({ data: { created_at: new Date(Date.now() - 3_600_000) } });
    expect(errorsOf(await refusedBy(create()))).toHaveProperty("slug");
  });

  it("shows the preview without judging or saving, and the typed tag among the others", async () => {
    const preview = await refusedBy(create({ step: "preview", title: "", tag: "seo" }));
    expect(preview.data.preview).toMatchObject({ words: 3, minutes: 1 });
    expect(preview.data.preview.html).toContain("<strong>trois</strong>");
    expect(errorsOf(preview)).toEqual({});
    const added = await refusedBy(create({ step: "add-tag", "tags[0]": "seo", tag: "Devis" }));
    expect(added.data.lastResult.initialValue).toMatchObject({ tags: ["seo", "Devis"] });
    const again = await refusedBy(create({ step: "enter", "tags[0]": "seo", tag: "SEO" }));
    expect(errorsOf(again)).toEqual({ tag: ["Ce tag existe déjà"] });
    const removal = JSON.stringify({ type: "remove", payload: { name: "tags", index: 0 } });
    const removed = await refusedBy(create({ "tags[0]": "seo", "tags[1]": "devis", __intent__: removal }));
    expect(removed.data.lastResult.initialValue).toMatchObject({ tags: ["devis"] });
    expect(await db.blogPost.count()).toBe(0);
  });

  it("renders the live preview for admins alone", async () => {
    const post = (cookies?: string) =>
      previewAction(postArgs("/admin/blog/preview", { content: "*oui*<script>1</script>" }, { cookie: cookies }));
    expect(await ((await post(cookie)) as Response).json()).toMatchObject({ html: "<p><em>oui</em></p>" });
    await expect(post()).rejects.toMatchObject({ status: 302 });
  });

  it("answers 400 to a form that is none of its own", async () => {
    await expect(create({ intent: "delete" })).rejects.toMatchObject({ init: { status: 400 } });
    await expect(create({ __intent__: "{" })).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("changing an article", () => {
  it("says 'Article mis à jour', keeps the date of publication and goes back to the same list", async () => {
    const before = await stored({ step: "publish" });
    const path = `/admin/blog/${before.id}?state=published&page=2&kept=1`;
    const fields = { ...GOOD, slug: before.slug, is_published: "on", version: "1", content: "Neuf" };
    const answer = (await editAction(postArgs(path, fields, { cookie, params: { id: before.id } }))) as Response;
    expect(answer.headers.get("Location")).toBe("/admin/blog?state=published&page=2");
    expect(await flashOf(answer)).toMatchObject({ title: "Succès", description: "Article mis à jour" });
    const after = await db.blogPost.findFirstOrThrow();
    expect(after).toMatchObject({ content: "Neuf", version: 2, published_at: before.published_at });
  });

  it("tells readers of a change in what they read, and not in its tags", async () => {
    const { id, slug } = await stored({ step: "publish" });
    await db.blogPost.update({ where: { id }, data: { updated_at: new Date(0) } });
    const changedAt = async (fields: Fields) => {
      await edit(id, { slug, is_published: "on", ...fields });
      return (await db.blogPost.findFirstOrThrow()).updated_at.getTime();
    };
    expect(await changedAt({ tag: "devis" })).toBe(0);
    expect((await db.blogPost.findFirstOrThrow()).tags).toEqual(["devis"]);
    expect(await changedAt({ content: "Neuf" })).toBeGreaterThan(0);
  });

  it("becomes a draft without a date when the box is not ticked", async () => {
    const { id } = await stored({ step: "publish" });
    await edit(id, { version: "1" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: false, published_at: null });
  });

  it("keeps every former address of a published article, without a chain or a loop", async () => {
    const { id } = await stored({ slug: "a", step: "publish" });
    await edit(id, { slug: "b", is_published: "on" });
    expect(await formerAddresses()).toEqual(["a"]);
    await edit(id, { slug: "c", is_published: "on" });
    expect(await db.blogPostSlug.findMany({ where: { post_id: id } })).toHaveLength(2);
    await edit(id, { slug: "a", is_published: "on" });
    expect(await formerAddresses()).toEqual(["b", "c"]);
    await deletePost(actor, id);
    expect(await formerAddresses()).toEqual([]);
  });

  it.each([
    ["from the list", (id: string) => setPostPublished(actor, id, false)],
    ["in its form", (id: string) => edit(id, { slug: "a" })],
  ])("keeps the address of an article that was taken back %s before it was renamed", async (_, takeBack) => {
    const { id } = await stored({ slug: "a", step: "publish" });
    await takeBack(id);
    await edit(id, { slug: "b" });
    await edit(id, { slug: "c", is_published: "on" });
    expect(await formerAddresses()).toEqual(["a", "b"]);
  });

  it("forgets the address of a draft that nobody can have seen", async () => {
    const { id } = await stored({ slug: "a" });
    await edit(id, { slug: "b" });
    expect(await formerAddresses()).toEqual([]);
  });

  it("takes an address over from an article that once had it, as soon as it is published there", async () => {
    const { id } = await stored({ slug: "a", step: "publish" });
    await edit(id, { slug: "b", is_published: "on" });
    const draft = await stored({ title: "Second", slug: "a" });
    expect(await formerAddresses()).toEqual(["a"]);
    await setPostPublished(actor, draft.id, true);
    expect(await formerAddresses()).toEqual([]);
  });

  it("is refused an address that another article has", async () => {
    await stored({ slug: "a" });
    const { id } = await stored({ title: "Second", slug: "b" });
    expect(errorsOf(await refusedBy(edit(id, { slug: "a" })))).toEqual({
      slug: ["Ce slug est déjà celui d’un autre article"],
    });
  });

  it("warns instead of saving over what somebody else has saved, and saves over it once that is wanted", async () => {
    const { id } = await stored();
    await edit(id, { version: "1", content: "La leur" });
    const refused = await refusedBy(edit(id, { version: "1", content: "La mienne" }));
    expect(refused.init?.status).toBe(409);
    expect(refused.data.newerVersion).toBe(2);
    expect(errorsOf(refused)?.[""]?.join(" ")).toMatch(
      /a changé entre-temps sara l’a enregistré le .*Rien de votre saisie n’est perdu/,
    );
    expect(refused.data.lastResult.initialValue).toMatchObject({ content: "La mienne", version: "1" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "La leur" });
    await edit(id, { version: "1", overwrite: "2", content: "La mienne" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "La mienne", version: 3 });
  });

  it("does what the refused button was to do once it may save over, and says what becomes of theirs", async () => {
    const { id } = await stored();
    await edit(id, { version: "1", content: "La leur" });
    const refused = await refusedBy(edit(id, { version: "1", content: "La mienne", step: "publish" }));
    expect([refused.data.newerVersion, refused.data.step]).toEqual([2, "publish"]);
    expect(refused.data.lastResult.initialValue).not.toHaveProperty("is_published");
    expect(errorsOf(refused)?.[""]?.join(" ")).toContain("la publierait");
    await edit(id, { version: "1", content: "La mienne", overwrite: "2 publish" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "La mienne", is_published: true });
    const back = await refusedBy(edit(id, { version: "1", step: "save" }));
    expect(errorsOf(back)?.[""]?.join(" ")).toContain("en referait un brouillon");
    const same = await refusedBy(edit(id, { version: "1", step: "save", is_published: "on" }));
    expect(errorsOf(same)?.[""]).toHaveLength(2);
  });

  it("answers 404 for an article that is not there", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    await expect(editLoader(getArgs(`/admin/blog/${id}`, { cookie, params: { id } }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("offers what was typed for an article that was deleted meanwhile as a new one", async () => {
    const { id } = await stored();
    await deletePost(actor, id);
    const answer = (await edit(id, { version: "1", content: "Long travail", "tags[0]": "seo" })) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/blog/new?kept=1"]);
    expect(await flashOf(answer)).toMatchObject({ tone: "error", title: "Cet article n’existe plus" });
    const cookies = `${cookie}; ${cookiesOf(answer)}`;
    const opened = await newLoader(getArgs("/admin/blog/new?kept=1", { cookie: cookies }));
    expect(opened).toMatchObject({ kept: "resumed", values: { content: "Long travail", tags: ["seo"] } });
    await create({ content: "Long travail" }, cookies);
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "Long travail" });
    expect(await db.keptInput.count()).toBe(0);
  });
});

describe("the list", () => {
  const publish = (id: string, is_published: string) =>
    listAction(postArgs("/admin/blog?page=1", { intent: "publish", id, is_published }, { cookie }));
  const titles = async (query: string) =>
    (await listLoader(getArgs(`/admin/blog${query}`, { cookie }))).posts.map(({ title }) => title);

  it("publishes and takes back, with a fresh date each time", async () => {
    const { id } = await stored();
    const answer = await publish(id, "true");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/blog?page=1"]);
    expect(await flashOf(answer)).toMatchObject({ description: "Article publié" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: true, published_at: expect.any(Date) });
    expect(await flashOf(await publish(id, "false"))).toMatchObject({ description: "Article dépublié" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: false, published_at: null });
  });

  it("publishes no article without a text", async () => {
    const { id } = await db.blogPost.create({ data: { title: "Vide", slug: "vide", category: "Tech" } });
    expect(await flashOf(await publish(id, "true"))).toMatchObject({ tone: "error", title: "Erreur" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: false });
  });

  it("says 'Article supprimé', and that it is gone the second time", async () => {
    const { id } = await stored();
    const remove = () => deleteAction(postArgs(`/admin/blog/${id}/delete?q=x`, {}, { cookie, params: { id } }));
    const answer = await remove();
    expect(answer.headers.get("Location")).toBe("/admin/blog?q=x");
    expect(await flashOf(answer)).toMatchObject({ title: "Succès", description: "Article supprimé" });
    expect(await flashOf(await remove())).toMatchObject({ tone: "error", description: "Cet article n’existe plus" });
  });

  it("writes down who did what", async () => {
    const { id } = await stored();
    await publish(id, "true");
    await publish(id, "true");
    await deletePost(actor, id);
    const entries = await db.auditEntry.findMany({ where: { target_id: id }, orderBy: { created_at: "asc" } });
    expect(entries.map(({ actor_id, action }) => [actor_id, action])).toEqual(
      ["created", "published", "deleted"].map((action) => [actor.id, action]),
    );
  });

  it("searches without accents, filters, sorts, and ignores a wrong part of its address", async () => {
    await stored({ title: "Été comme hiver", content: "Référencement local", category: "Marketing", step: "publish" });
    await stored({ title: "100 % à soi", content: "Une charte", category: "Design" });
    expect(await titles("?q=ete")).toEqual(["Été comme hiver"]);
    expect(await titles("?q=REFERENCEMENTS")).toEqual(["Été comme hiver"]);
    expect(await titles("?q=référ")).toEqual(["Été comme hiver"]);
    expect(await titles(`?${new URLSearchParams({ q: "e\u0301te\u0301" })}`)).toEqual(["Été comme hiver"]);
    expect(await titles("?q=0 %25")).toEqual(["100 % à soi"]);
    expect(await titles("?q=_____")).toEqual([]);
    expect(await titles("?category=Design")).toEqual(["100 % à soi"]);
    expect(await titles("?state=published")).toEqual(["Été comme hiver"]);
    expect(await titles("?sort=title")).toEqual(["100 % à soi", "Été comme hiver"]);
    expect(await titles("?sort=x&page=y&state=z")).toEqual(["100 % à soi", "Été comme hiver"]);
  });

  it("shows each article on one page only, though many were made at once and nobody has read them", async () => {
    const data = { category: "Tech", created_at: new Date(0) };
    const rows = Array.from({ length: 60 }, (_, i) => ({ ...data, title: "n", slug: `n${i}` }));
    await db.blogPost.createMany({ data: rows });
    const ids = (await db.blogPost.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id);
    const pages = async (sort: string) => {
      const list = (page: number) => listLoader(getArgs(`/admin/blog?sort=${sort}&page=${page}`, { cookie }));
      return (await Promise.all([1, 2, 3].map(list))).flatMap(({ posts }) => posts.map(({ id }) => id));
    };
    for (const sort of ["oldest", "title", "views-asc"]) expect(await pages(sort), sort).toEqual(ids);
    for (const sort of ["newest", "title-desc", "views"]) expect(await pages(sort), sort).toEqual(ids.toReversed());
  });

  it("counts by state and comes in pages of 25", async () => {
    const rows = Array.from({ length: 26 }, (_, i) => ({ title: `n${i}`, slug: `n${i}`, category: "Tech" }));
    await db.blogPost.createMany({ data: rows });
    const page = await listLoader(getArgs("/admin/blog?page=2", { cookie }));
    expect(page.posts).toHaveLength(1);
    expect(page).toMatchObject({ pageCount: 2, counts: { total: 26, published: 0, drafts: 26, categories: ["Tech"] } });
    await expect(listLoader(getArgs("/admin/blog?page=9", { cookie }))).rejects.toMatchObject({ status: 302 });
  });
});
