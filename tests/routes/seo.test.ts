import { beforeEach, describe, expect, it } from "vitest";
import { loader as listLoader } from "~/routes/admin.seo/route";
import { loader } from "~/routes/admin.seo.$id/route";
import { loader as cardLoader } from "~/routes/admin.seo_.$id.card[.]png/route";
import { db } from "~/server/db/db.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";

let id: string;

beforeEach(async () => {
  await openOffice();
  const text = { title: "Été", slug: "ete", excerpt: "Un été.", content: "c", tags: ["seo", "devis"] };
  ({ id } = await makePost({ ...text, is_published: false }));
});

type Fields = Record<string, string>;
const KEPT = { intent: "seo", "tags[0]": "seo", "tags[1]": "devis", version: "1" };
const submit = async (fields: Fields) => await sendForm(`/admin/seo/${id}?q=x`, { ...KEPT, ...fields });
const tags = async () => (await db.blogPost.findUniqueOrThrow({ where: { id } })).tags;

describe("the tags of an article", () => {
  // @spec calls-19, errors-32
  it("are saved with 'SEO mis à jour', the typed one too, and nothing else changes", async () => {
    const answer = (await submit({ step: "save", tag: " logo " })) as never as Response;
    expect(answer).toRedirect(`/admin/seo/${id}?q=x`);
    await expect(answer).toFlash("Succès", "SEO mis à jour");
    expect(await tags()).toEqual(["seo", "devis", "logo"]);
    expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: "Été", content: "c" });
  });

  it("say of no article that it was changed for its readers", async () => {
    const before = await db.blogPost.update({ where: { id }, data: { updated_at: new Date(0) } });
    await submit({ tag: "logo" });
    expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({
      tags: ["seo", "devis", "logo"],
      updated_at: before.updated_at,
    });
  });

  // @spec office-26, validation-25
  it("grow and shrink without being saved; an empty one is ignored, a second one refused", async () => {
    expect((await submit({ step: "add-tag", tag: "logo" })).data.lastResult).toMatchObject({
      initialValue: { tags: ["seo", "devis", "logo"] },
      error: {},
    });
    expect((await submit({ step: "add-tag", tag: "  " })).data.lastResult.initialValue?.tags).toHaveLength(2);
    const refused = { tag: ["Ce tag existe déjà"] };
    expect((await submit({ step: "add-tag", tag: "Seo" })).data.lastResult.error).toEqual(refused);
    const removal = JSON.stringify({ type: "remove", payload: { name: "tags", index: 0 } });
    expect((await submit({ __intent__: removal })).data.lastResult.initialValue?.tags).toEqual(["devis"]);
    const sent = await submit({ step: "save", tag: "Seo" });
    expect([sent.init.status, sent.data.lastResult.error]).toEqual([400, refused]);
    expect(await tags()).toEqual(["seo", "devis"]);
  });

  it("are not saved over what somebody else has saved meanwhile, unless that is wanted", async () => {
    await submit({ tag: "logo" });
    const refused = await submit({ tag: "autre" });
    expect([refused.init.status, refused.data.newerVersion]).toEqual([409, 2]);
    expect(refused.data.lastResult.initialValue?.tags).toContain("autre");
    await submit({ tag: "autre", overwrite: "2" });
    expect(await tags()).toEqual(["seo", "devis", "autre"]);
  });

  it("of an article that is not there answer 404", async () => {
    await db.blogPost.deleteMany();
    await expect(submit({})).rejects.toMatchObject({ init: { status: 404 } });
    await expect(loader(getArgs(`/admin/seo/${id}`, { cookie, params: { id } }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the desk", () => {
  // @spec office-24
  it("lists every article with its tags counted, and finds some", async () => {
    await db.blogPost.create({ data: { title: "Hiver", slug: "hiver", category: "Tech" } });
    const list = (query = "") => listLoader(getArgs(`/admin/seo${query}`, { cookie }));
    expect((await list()).posts.map(({ title, tag_count }) => [title, tag_count])).toEqual([
      ["Hiver", 0],
      ["Été", 2],
    ]);
    expect((await list("?q=ete")).posts).toHaveLength(1);
  });

  it("shows the picture of a draft", async () => {
    const path = `/admin/seo/${id}/card.png`;
    const png = await cardLoader(getArgs(path, { cookie, params: { id } }));
    expect(png.headers.get("Content-Type")).toBe("image/png");
    expect(
      Buffer.from(await png.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });
});

it("shows the score of the saved article beside its recommendations", async () => {
  const { score } = await loader(getArgs(`/admin/seo/${id}`, { cookie, params: { id } }));
  // A short title 10, two tags 3; 'été' is a grammatical word before it is a summer, and the text is one letter.
  expect([score.total, score.keyword]).toEqual([13, null]);
});
