import { beforeEach, describe, expect, it } from "vitest";
import { deletePost } from "~/features/blog/commands/posts.server";
import { ADD_PICTURE } from "~/lib/forms/picture-fields";
import { action, loader } from "~/routes/admin.blog_.$id/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import type { PostFields, RefusedPost } from "../support/post-form";
import { errorsOf, flashOf, formOf, GOOD_POST, makeWriter, openPost } from "../support/post-form";
import { cookiesOf, getArgs, postArgs } from "../support/requests";

const LIST = "state=draft&page=2";
const TYPED = { ...GOOD_POST, slug: "parti", content: "Long travail", "tags[0]": "seo" };
const REMOVAL = JSON.stringify({ type: "remove", payload: { name: "tags", index: 0 } });

let cookie: string;
let id: string;
let path: string;

beforeEach(async () => {
  await resetDatabase();
  const writer = await makeWriter();
  cookie = writer.cookie;
  await writer.create();
  ({ id } = await db.blogPost.findFirstOrThrow());
  path = `/admin/blog/${id}`;
  await deletePost(writer.actor, id);
});

/** Sent from the article's page, as a browser would that has got these cookies. */
const send = (fields: PostFields, { query = LIST, cookies = cookie } = {}) =>
  action(postArgs(`${path}?${query}`, formOf({ ...TYPED, ...fields }), { cookie: cookies, params: { id } }));

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
    const refused = (await send({ ...fields, title: "" }, page)) as RefusedPost;
    expect(refused.init?.status).toBe(400);
    expect(errorsOf(refused)).toHaveProperty("title");
    const previewed = (await send({ ...fields, step: "preview" }, page)) as RefusedPost;
    expect(previewed.data.preview.html).toContain("Long travail");
  });

  it("is kept anew as the one of a new article when what was kept has expired", async () => {
    const { fields, ...page } = await offeredAsNew();
    await db.keptInput.updateMany({ data: { expires_at: new Date(0) } });
    const answer = (await send({ ...fields, title: "", content: "Encore plus long" }, page)) as Response;
    expect(answer.status).toBe(303);
    expect(await reopened(answer, page.cookies)).toMatchObject({ values: { title: "", content: "Encore plus long" } });
  });

  it("does not give way to another tab's text when its own was given up there", async () => {
    const { fields, ...page } = await offeredAsNew();
    await db.keptInput.deleteMany();
    await send({ title: "Celui d’un autre onglet" }, page);
    await db.keptInput.updateMany({ data: { expires_at: new Date(Date.now() + 60_000) } });
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
    expect(await db.keptInput.count()).toBe(0);
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
    both = `${cookie}; ${cookiesOf((await send({ title: "Premier" })) as Response)}`;
    await db.keptInput.updateMany({ data: { expires_at: new Date(Date.now() + 3_600_000) } });
  });

  it("are taken up by the name in the address, which another tab's text does not replace, and given up one by one", async () => {
    const [row] = await db.keptInput.findMany();
    const first = row?.path.split("#")[1] ?? "";
    await expect(loader(getArgs(`${path}?page=2`, { cookie: both, params: { id } }))).rejects.toSatisfy(
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
    const names = (await db.keptInput.findMany()).map((row) => row.path.split("#")[1] ?? "");
    await db.session.deleteMany();
    for (const [index, page] of [path, "/admin/blog"].entries()) {
      const answer = await giveUp(names[index] ?? "").catch((thrown: unknown) => thrown);
      expect(answer).toRedirect(`/auth?redirectTo=${encodeURIComponent(`${page}?page=2`)}`, 302);
    }
    expect(await db.keptInput.count()).toBe(0);
  });
});
