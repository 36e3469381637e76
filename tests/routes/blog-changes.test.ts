import { beforeEach, describe, expect, it } from "vitest";
import { deletePost, setPostPublished } from "~/features/blog/commands/posts.server";
import { action as editAction, loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import type { PostFields } from "../support/post-form";
import { errorsOf, GOOD_POST, makeWriter, refusedBy } from "../support/post-form";
import { getArgs, postArgs } from "../support/requests";

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
});
