import { beforeEach, describe, expect, it } from "vitest";
import { deletePost, setPostPublished } from "~/features/blog/commands/posts.server";
import { action as editAction, loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import type { PostFields } from "../support/post-form";
import { errorsOf, flashOf, GOOD_POST, makeWriter, openPost, refusedBy } from "../support/post-form";
import { cookiesOf, getArgs, postArgs } from "../support/requests";

let writer: Awaited<ReturnType<typeof makeWriter>>;
let { actor, cookie } = {} as typeof writer;

beforeEach(async () => {
  await resetDatabase();
  writer = await makeWriter();
  ({ actor, cookie } = writer);
});

type Fields = PostFields;
const create = (fields?: Fields, cookies?: string) => writer.create(fields, cookies);
const edit = (id: string, fields?: Fields) => writer.edit(id, fields);
const formerAddresses = async () =>
  (await db.blogPostSlug.findMany({ orderBy: { slug: "asc" } })).map(({ slug }) => slug);

async function stored(fields: Fields = {}) {
  await create(fields);
  return db.blogPost.findFirstOrThrow({ orderBy: { created_at: "desc" } });
}

describe("changing an article", () => {
  // @spec validation-14, calls-19, errors-19
  it("says 'Article mis à jour', keeps the date of publication and goes back to the same list", async () => {
    const before = await stored({ step: "publish" });
    const path = `/admin/blog/${before.id}?state=published&page=2&kept=1`;
    const fields = { ...GOOD_POST, slug: before.slug, is_published: "on", version: "1", content: "Neuf" };
    const answer = (await editAction(postArgs(path, fields, { cookie, params: { id: before.id } }))) as Response;
    expect(answer).toRedirect("/admin/blog?state=published&page=2");
    await expect(answer).toFlash("Succès", "Article mis à jour");
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

  it("keeps its address when the field is left empty: it is asked for again", async () => {
    const { id, slug } = await stored({ step: "publish" });
    expect(errorsOf(await refusedBy(edit(id, { slug: " ", title: "Un autre titre" })))).toEqual({
      "": ["Veuillez remplir tous les champs"],
      slug: ["Le slug est requis"],
    });
    expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({ slug });
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
    const path = `/admin/blog/${id}`;
    expect(answer).toRedirect(path);
    expect(await flashOf(answer)).toMatchObject({ tone: "error", title: "Cet article n’existe plus" });
    const kept = `${cookie}; ${cookiesOf(answer)}`;
    const { opened, post } = await openPost(id, { cookie: kept });
    expect(post).toMatchObject({ isFormer: true, isGenerated: false });
    expect(opened).toMatchObject({
      resumed: expect.any(String),
      values: { content: "Long travail", tags: ["seo"], version: "" },
    });
    const asNew = { ...GOOD_POST, as_new: "on", content: "Long travail", kept: String(opened.resumed) };
    const saved = await editAction(postArgs(path, asNew, { cookie: kept, params: { id } }));
    await expect(saved).toFlash("Succès", "Article créé");
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "Long travail", is_ai_generated: false });
    expect(await db.keptInput.count()).toBe(0);
  });

  it("lets what was kept of a deleted one be given up, and goes back to the same list", async () => {
    const { id } = await stored();
    await deletePost(actor, id);
    const kept = `${cookie}; ${cookiesOf((await edit(id)) as Response)}`;
    const path = `/admin/blog/${id}`;
    const { opened } = await openPost(id, { cookie: kept });
    const discarded = { intent: "discard-kept", kept: String(opened.resumed) };
    const here = `${path}?state=draft&page=2&kept=${opened.resumed}`;
    const answer = await editAction(postArgs(here, discarded, { cookie: kept, params: { id } }));
    expect(answer).toRedirect("/admin/blog?state=draft&page=2");
    await expect(editLoader(getArgs(path, { cookie: kept, params: { id } }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("takes up of several texts kept of a deleted one what its address names, and offers the others", async () => {
    const { id } = await stored();
    await deletePost(actor, id);
    const path = `/admin/blog/${id}`;
    const first = cookiesOf((await edit(id, { title: "Premier" })) as Response);
    await db.keptInput.updateMany({ data: { expires_at: new Date(Date.now() + 3_600_000) } });
    const both = `${cookie}; ${first}`;
    const params = { id };
    await editAction(postArgs(path, { ...GOOD_POST, slug: "parti", title: "Second" }, { cookie: both, params }));
    const open = async (query = "") => (await openPost(id, { cookie: both, query })).opened;
    const second = await open();
    expect(second).toMatchObject({ values: { title: "Second" }, offers: [{ title: "Premier" }] });
    const [{ key } = { key: "" }] = second.offers;
    expect(await open(`?kept=${key}`)).toMatchObject({
      resumed: key,
      values: { title: "Premier", version: "" },
      offers: [{ key: second.resumed, title: "Second" }],
    });

    const giveUp = async (kept: string | null) => {
      const fields = { intent: "discard-kept", kept: String(kept) };
      const args = postArgs(`${path}?page=2&kept=${kept}`, fields, { cookie: both, params });
      return ((await editAction(args)) as Response).headers.get("Location");
    };
    expect(await giveUp(key)).toBe(`${path}?page=2`);
    expect(await open()).toMatchObject({ values: { title: "Second" }, offers: [] });
    expect(await giveUp(second.resumed)).toBe("/admin/blog?page=2");
  });

  it("names in its address what stands in the form of a deleted one, so that another tab's text does not replace it", async () => {
    const { id } = await stored();
    await deletePost(actor, id);
    const kept = `${cookie}; ${cookiesOf((await edit(id, { title: "Le mien" })) as Response)}`;
    const args = (query = "?page=2") => getArgs(`/admin/blog/${id}${query}`, { cookie: kept, params: { id } });
    const [row] = await db.keptInput.findMany();
    const name = row?.path.split("#")[1];
    await expect(editLoader(args())).rejects.toSatisfy(
      (answer: Response) => answer.headers.get("Location") === `/admin/blog/${id}?page=2&kept=${name}`,
    );
    const other = { ...GOOD_POST, slug: "parti", title: "Celui d’un autre onglet" };
    await editAction(postArgs(`/admin/blog/${id}`, other, { cookie: kept, params: { id } }));
    await db.keptInput.updateMany({
      where: { path: row?.path ?? "" },
      data: { expires_at: new Date(Date.now() + 60_000) },
    });
    const { opened } = await editLoader(args(`?page=2&kept=${name}`));
    expect([opened.resumed, opened.values.title, opened.offers.length]).toEqual([name, "Le mien", 1]);
  });

  it("leads to the list whoever gives the last text of a deleted one up with a session that has ended", async () => {
    const { id } = await stored();
    await deletePost(actor, id);
    const mine = cookiesOf((await edit(id, { title: "Premier" })) as Response);
    const path = `/admin/blog/${id}`;
    const params = { id };
    const second = { ...GOOD_POST, slug: "parti", title: "Second" };
    await editAction(postArgs(path, second, { cookie: `${cookie}; ${mine}`, params }));
    const rows = await db.keptInput.findMany();
    await db.session.deleteMany();
    const waysBack: (string | null)[] = [];
    for (const row of rows) {
      const fields = { intent: "discard-kept", kept: row.path.split("#")[1] ?? "" };
      const answer = await editAction(
        postArgs(`${path}?kept=x`, fields, { cookie: `${cookie}; ${mine}`, params }),
      ).catch((thrown: unknown) => thrown as Response);
      waysBack.push((answer as Response).headers.get("Location"));
    }
    expect(waysBack).toEqual([path, "/admin/blog"].map((page) => `/auth?redirectTo=${encodeURIComponent(page)}`));
    expect(await db.keptInput.count()).toBe(0);
  });
});
