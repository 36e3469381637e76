import { beforeEach, describe, expect, it } from "vitest";
import { deletePost, setPostPublished } from "~/features/blog/write.server";
import { ADD_PICTURE } from "~/lib/forms/picture-fields";
import { loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { admin as actor, cookie, openOffice } from "../support/office";
import type { PostFields } from "../support/post-form";
import { createPost, editPost, errorsOf, formOf, GOOD_POST, openPost, refusedBy } from "../support/post-form";
import { cookiesOf, getArgs } from "../support/requests";
import { postForm } from "../support/show-page";

beforeEach(openOffice);

const formerAddresses = async () =>
  (await db.redirect.findMany({ orderBy: { from_path: "asc" } })).map(({ from_path }) => from_path.slice(5));

async function stored(fields: PostFields = {}) {
  await createPost(fields);
  return db.blogPost.findFirstOrThrow({ orderBy: { created_at: "desc" } });
}

describe("changing an article", () => {
  // @spec validation-14, calls-19, errors-19
  it("says 'Article mis à jour', keeps the date of publication and goes back to the same list", async () => {
    const before = await stored({ step: "publish" });
    const path = `/admin/blog/${before.id}?state=published&page=2&kept=1`;
    const fields = { ...GOOD_POST, slug: before.slug, is_published: "on", version: "1", content: "Neuf" };
    const answer = await postForm(path, fields, cookie);
    expect(answer).toRedirect("/admin/blog?state=published&page=2");
    await expect(answer).toFlash("Succès", "Article mis à jour");
    const after = await db.blogPost.findFirstOrThrow();
    expect(after).toMatchObject({ content: "Neuf", version: 2, published_at: before.published_at });
  });

  it("tells readers of a change in what they read, and not in its tags", async () => {
    const { id, slug } = await stored({ step: "publish" });
    await db.blogPost.update({ where: { id }, data: { updated_at: new Date(0) } });
    const changedAt = async (fields: PostFields) => {
      await editPost(id, { slug, is_published: "on", ...fields });
      return (await db.blogPost.findFirstOrThrow()).updated_at.getTime();
    };
    expect(await changedAt({ tag: "devis" })).toBe(0);
    expect((await db.blogPost.findFirstOrThrow()).tags).toEqual(["devis"]);
    expect(await changedAt({ content: "Neuf" })).toBeGreaterThan(0);
  });

  it("becomes a draft without a date when the box is not ticked", async () => {
    const { id } = await stored({ step: "publish" });
    await editPost(id, { version: "1" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ is_published: false, published_at: null });
  });

  it("keeps every former address of a published article, without a chain or a loop", async () => {
    const { id } = await stored({ slug: "a", step: "publish" });
    await editPost(id, { slug: "b", is_published: "on" });
    expect(await formerAddresses()).toEqual(["a"]);
    await editPost(id, { slug: "c", is_published: "on" });
    expect(await db.redirect.findMany({ where: { post_id: id } })).toHaveLength(2);
    await editPost(id, { slug: "a", is_published: "on" });
    expect(await formerAddresses()).toEqual(["b", "c"]);
    await deletePost(actor, id);
    expect(await formerAddresses()).toEqual([]);
  });

  it.each([
    ["from the list", (id: string) => setPostPublished(actor, id, false)],
    ["in its form", (id: string) => editPost(id, { slug: "a" })],
  ])("keeps the address of an article that was taken back %s before it was renamed", async (_, takeBack) => {
    const { id } = await stored({ slug: "a", step: "publish" });
    await takeBack(id);
    await editPost(id, { slug: "b" });
    await editPost(id, { slug: "c", is_published: "on" });
    expect(await formerAddresses()).toEqual(["a", "b"]);
  });

  it("forgets the address of a draft that nobody can have seen", async () => {
    const { id } = await stored({ slug: "a" });
    await editPost(id, { slug: "b" });
    expect(await formerAddresses()).toEqual([]);
  });

  it("takes an address over from an article that once had it, as soon as it is published there", async () => {
    const { id } = await stored({ slug: "a", step: "publish" });
    await editPost(id, { slug: "b", is_published: "on" });
    const draft = await stored({ title: "Second", slug: "a" });
    expect(await formerAddresses()).toEqual(["a"]);
    await setPostPublished(actor, draft.id, true);
    expect(await formerAddresses()).toEqual([]);
  });

  it("keeps its address when the field is left empty: it is asked for again", async () => {
    const { id, slug } = await stored({ step: "publish" });
    expect(errorsOf(await refusedBy(editPost(id, { slug: " ", title: "Un autre titre" })))).toEqual({
      "": ["Veuillez remplir tous les champs"],
      slug: ["Le slug est requis"],
    });
    expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({ slug });
  });

  it("is refused an address that another article has", async () => {
    await stored({ slug: "a" });
    const { id } = await stored({ title: "Second", slug: "b" });
    expect(errorsOf(await refusedBy(editPost(id, { slug: "a" })))).toEqual({
      slug: ["Ce slug est déjà celui d’un autre article"],
    });
  });

  it("warns instead of saving over what somebody else has saved, and saves over it once that is wanted", async () => {
    const { id } = await stored();
    await editPost(id, { version: "1", content: "La leur" });
    const refused = await refusedBy(editPost(id, { version: "1", content: "La mienne" }));
    expect(refused.init?.status).toBe(409);
    expect(refused.data.newerVersion).toBe(2);
    expect(errorsOf(refused)?.[""]?.join(" ")).toMatch(
      /a changé entre-temps sara l’a enregistré le .*Rien de votre saisie n’est perdu/,
    );
    expect(refused.data.lastResult.initialValue).toMatchObject({ content: "La mienne", version: "1" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "La leur" });
    await editPost(id, { version: "1", overwrite: "2", content: "La mienne" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "La mienne", version: 3 });
  });

  it("does what the refused button was to do once it may save over, and says what becomes of theirs", async () => {
    const { id } = await stored();
    await editPost(id, { version: "1", content: "La leur" });
    const refused = await refusedBy(editPost(id, { version: "1", content: "La mienne", step: "publish" }));
    expect([refused.data.newerVersion, refused.data.step]).toEqual([2, "publish"]);
    expect(refused.data.lastResult.initialValue).not.toHaveProperty("is_published");
    expect(errorsOf(refused)?.[""]?.join(" ")).toContain("la publierait");
    await editPost(id, { version: "1", content: "La mienne", overwrite: "2 publish" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "La mienne", is_published: true });
    const back = await refusedBy(editPost(id, { version: "1", step: "save" }));
    expect(errorsOf(back)?.[""]?.join(" ")).toContain("en referait un brouillon");
    const same = await refusedBy(editPost(id, { version: "1", step: "save", is_published: "on" }));
    expect(errorsOf(same)?.[""]).toHaveLength(2);
  });
});

const LIST = "state=draft&page=2";
const TYPED = { ...GOOD_POST, slug: "parti", content: "Long travail", "tags[0]": "seo" };
const REMOVAL = JSON.stringify({ type: "remove", payload: { name: "tags", index: 0 } });

let id: string;
let path: string;

async function deleteMeanwhile() {
  ({ id } = await stored());
  path = `/admin/blog/${id}`;
  await deletePost(actor, id);
}

/** Sent from the article's page, as a browser would that has got these cookies. */
const send = (fields: PostFields, { query = LIST, cookies = cookie } = {}) =>
  postForm(`${path}?${query}`, formOf({ ...TYPED, ...fields }), cookies);

/** What its page shows after an answer that leads there. */
async function reopened(answer: Response, cookies = cookie) {
  const kept = `${cookies}; ${cookiesOf(answer)}`;
  return { kept, ...(await openPost(id, { cookie: kept })).opened };
}

async function offeredAsNew() {
  const { kept, resumed } = await reopened((await send({})) as Response);
  return { cookies: kept, query: `${LIST}&kept=${resumed}`, fields: { as_new: "on", kept: String(resumed) } };
}

describe("the form of an article that was deleted meanwhile", () => {
  beforeEach(deleteMeanwhile);

  it.each<[string, PostFields]>([
    ["asks for its preview", { step: "preview" }],
    ["adds a tag", { step: "add-tag", tag: "devis" }],
    ["takes a tag away", { __intent__: REMOVAL }],
    ["adds a picture to its text", { step: ADD_PICTURE }],
    ["leaves a field empty", { title: "", step: "save" }],
  ])("loses nothing when its writer %s, nor the place in the list", async (_, fields) => {
    const answer = (await send(fields)) as Response;
    expect(answer).toRedirect(`${path}?${LIST}`);
    expect(await flashOf(answer)).toMatchObject({ tone: "error", title: "Cet article n’existe plus" });
    const { values } = await reopened(answer);
    const { title = TYPED.title, tag } = fields;
    expect(values).toMatchObject({ title, content: "Long travail", tags: tag ? ["seo", tag] : ["seo"] });
  });

  it("is shown again as the one of a new article while it is kept", async () => {
    const { fields, ...page } = await offeredAsNew();
    const refused = await refusedBy(send({ ...fields, title: "" }, page));
    expect(refused.init?.status).toBe(400);
    expect(errorsOf(refused)).toHaveProperty("title");
    const previewed = await refusedBy(send({ ...fields, step: "preview" }, page));
    expect(previewed.data.preview.html).toContain("Long travail");
  });

  it("is kept anew as the one of a new article when what was kept has expired", async () => {
    const { fields, ...page } = await offeredAsNew();
    await db.formDraft.updateMany({ data: { expires_at: new Date(0) } });
    const answer = (await send({ ...fields, title: "", content: "Encore plus long" }, page)) as Response;
    expect(answer.status).toBe(303);
    expect(await reopened(answer, page.cookies)).toMatchObject({ values: { title: "", content: "Encore plus long" } });
  });

  it("does not give way to another tab's text when its own was given up there", async () => {
    const { fields, ...page } = await offeredAsNew();
    await db.formDraft.deleteMany();
    await send({ title: "Celui d’un autre onglet" }, page);
    await db.formDraft.updateMany({ data: { expires_at: new Date(Date.now() + 60_000) } });
    const answer = (await send({ ...fields, step: "preview" }, page)) as Response;
    expect(answer.status).toBe(303);
    const { values, offers } = await reopened(answer, page.cookies);
    expect([values.title, offers.map(({ title }) => title)]).toEqual([TYPED.title, ["Celui d’un autre onglet"]]);
  });

  it("is stored as an article that no model wrote once it is saved as a new one", async () => {
    const { fields, ...page } = await offeredAsNew();
    const { opened, post } = await openPost(id, { cookie: page.cookies });
    expect(post).toMatchObject({ isFormer: true, isGenerated: false });
    expect(opened.values).toMatchObject({ content: "Long travail", tags: ["seo"], version: "" });
    await expect(send(fields, page)).toFlash("Succès", "Article créé");
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({ content: "Long travail", is_ai_generated: false });
    expect(await db.formDraft.count()).toBe(0);
  });

  it("is given up for good, which leads back to the same list", async () => {
    const { fields, ...page } = await offeredAsNew();
    expect(await send({ intent: "discard-kept", kept: fields.kept }, page)).toRedirect(`/admin/blog?${LIST}`);
    await expect(openPost(id, { cookie: page.cookies })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("several texts of an article that was deleted meanwhile", () => {
  let both: string;
  const open = async (query = "") => (await openPost(id, { cookie: both, query })).opened;
  const giveUp = (kept: string | null) =>
    send({ intent: "discard-kept", kept: String(kept) }, { query: `page=2&kept=${kept}`, cookies: both });

  beforeEach(async () => {
    await deleteMeanwhile();
    both = `${cookie}; ${cookiesOf((await send({ title: "Premier" })) as Response)}`;
    await db.formDraft.updateMany({ data: { expires_at: new Date(Date.now() + 3_600_000) } });
  });

  it("are taken up by the name in the address, which another tab's text does not replace, and given up one by one", async () => {
    const [row] = await db.formDraft.findMany();
    const first = row?.path.split("#")[1] ?? "";
    await expect(editLoader(getArgs(`${path}?page=2`, { cookie: both, params: { id } }))).rejects.toSatisfy(
      (answer: Response) => answer.headers.get("Location") === `${path}?page=2&kept=${first}`,
    );
    await send({ title: "Second" }, { cookies: both });
    const second = await open();
    expect(second).toMatchObject({ values: { title: "Second" }, offers: [{ key: first, title: "Premier" }] });
    expect(await open(`?page=2&kept=${first}`)).toMatchObject({
      resumed: first,
      values: { title: "Premier", version: "" },
      offers: [{ key: second.resumed, title: "Second" }],
    });
    expect(await giveUp(first)).toRedirect(`${path}?page=2`);
    expect(await open()).toMatchObject({ values: { title: "Second" }, offers: [] });
    expect(await giveUp(second.resumed)).toRedirect("/admin/blog?page=2");
  });

  it("lead to the list once the last is given up, also with a session that has ended", async () => {
    await send({ title: "Second" }, { cookies: both });
    const names = (await db.formDraft.findMany()).map((row) => row.path.split("#")[1] ?? "");
    await db.session.deleteMany();
    for (const [index, page] of [path, "/admin/blog"].entries()) {
      const answer = await giveUp(names[index] ?? "").catch((thrown: unknown) => thrown);
      expect(answer).toRedirect(`/auth?redirectTo=${encodeURIComponent(`${page}?page=2`)}`, 302);
    }
    expect(await db.formDraft.count()).toBe(0);
  });
});
