import { beforeEach, describe, expect, it } from "vitest";
import { getFeed } from "~/features/blog/feed.server";
import { deletePost, setPostPublished } from "~/features/blog/write.server";
import { saveDraft } from "~/features/generation/save-draft.server";
import { articleFacts } from "~/routes/_site.blog.$slug/article-meta";
import { loader as articleLoader } from "~/routes/_site.blog.$slug/route";
import { loader as listLoader } from "~/routes/admin.blog/route";
import { loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { db } from "~/server/db/db.server";
import { blogPostingNode } from "~/site/json-ld/blog-posting";
import { writtenArticle } from "../fixtures/written-article";
import { flashOf } from "../support/answers";
import { admin as actor, cookie, openOffice } from "../support/office";
import { editPost, formOf, GOOD_POST, openPost, refusedBy } from "../support/post-form";
import { cookiesOf, getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const TITLE = "Choisir un hébergeur";
const TOOK = { provider: "gemini", model: "gemini-2.5-flash", prompt: "Écris.", inputTokens: 500, outputTokens: 1000 };
const NOT_READ = expect.stringContaining("Relisez cet article écrit par l’IA");

let id: string;
let slug: string;

beforeEach(async () => {
  await openOffice();
  const writing = { article: writtenArticle(TITLE), ...TOOK, costMicroUsd: 2650 };
  const draft = { actorId: actor.id, category: "Business", brief: null, writing };
  ({ id } = await db.$transaction((tx) => saveDraft(tx, draft)));
  ({ slug } = await db.blogPost.findUniqueOrThrow({ where: { id } }));
});

const stored = () => db.blogPost.findUniqueOrThrow({ where: { id } });
const edit = (fields: Record<string, string> = {}) => editPost(id, { title: TITLE, slug, ...fields });
const fromList = () => {
  const fields = { intent: "publish", id, is_published: "true" };
  return postForm("/admin/blog?q=hébergeur", fields, cookie);
};

/** The fields of a page that take the focus by themselves. */
const focusedIn = (html: string) =>
  (html.match(/<(?:input|textarea)[^>]* autofocus=""[^>]*>/gi) ?? []).map((tag) => / name="(\w+)"/.exec(tag)?.[1]);

describe("what a model wrote", () => {
  it.each([
    ["by the button", { step: "publish" }],
    ["by the box", { is_published: "on" }],
  ])("is not published %s while nobody has read it over, and nothing typed is lost", async (_, how) => {
    const refused = await refusedBy(edit({ ...how, content: "Un texte corrigé" }));
    expect(refused.init?.status).toBe(400);
    expect(refused).toRefuse("ai_reviewed", NOT_READ);
    expect(refused.data.lastResult.initialValue).toMatchObject({ content: "Un texte corrigé" });
    expect(await stored()).toMatchObject({ is_published: false, version: 1 });
  });

  it("is not published from the list either", async () => {
    const refused = await fromList();
    await expect(refused).toFlash("Erreur", NOT_READ);
    expect(refused).toRedirect(`/admin/blog/${id}?q=h%C3%A9bergeur&publier=1`);
    const { html } = await showPage(`/admin/blog/${id}?publier=1`, { cookie });
    expect(focusedIn(html)).toEqual(["ai_reviewed"]);
    expect(focusedIn((await showPage(`/admin/blog/${id}`, { cookie })).html)).toEqual([]);
    expect(await stored()).toMatchObject({ is_published: false, published_at: null, version: 1 });
  });

  it("leads from the list to the part that it lacks before its review", async () => {
    for (const lacking of ["content", "excerpt"]) {
      await db.blogPost.update({ where: { id }, data: { [lacking]: " " } });
      await expect(await fromList()).toFlash("Erreur", expect.stringContaining("Complétez") as unknown as string);
      const { html } = await showPage(`/admin/blog/${id}?publier=1`, { cookie });
      expect(focusedIn(html)).toEqual([lacking]);
    }
  });

  it("is published once somebody says that he has read it, who is kept as its reader", async () => {
    await edit({ ai_reviewed: "on", step: "publish" });
    expect(await stored()).toMatchObject({
      is_published: true,
      ai_reviewer_id: actor.id,
      ai_reviewed_at: expect.any(Date),
    });
  });

  it("may be read over first and published from the list later", async () => {
    await edit({ ai_reviewed: "on" });
    expect(await stored()).toMatchObject({ is_published: false, ai_reviewer_id: actor.id });
    expect(await flashOf(await fromList())).toMatchObject({ tone: "success" });
    expect((await stored()).is_published).toBe(true);
  });

  it("keeps its first reader, and loses him with the tick, which cannot be taken from a published one", async () => {
    await edit({ ai_reviewed: "on", step: "publish" });
    const first = (await stored()).ai_reviewed_at;
    await edit({ ai_reviewed: "on", is_published: "on", content: "Encore corrigé" });
    expect((await stored()).ai_reviewed_at).toEqual(first);
    expect(await refusedBy(edit({ is_published: "on" }))).toRefuse("ai_reviewed", NOT_READ);
    await edit();
    expect(await stored()).toMatchObject({ is_published: false, ai_reviewed_at: null, ai_reviewer_id: null });
    await expect(setPostPublished(actor, id, true)).rejects.toMatchObject({ userMessage: NOT_READ });
  });

  it("stays what it is, whatever a form says", async () => {
    await edit({ ai_reviewed: "on", is_ai_generated: "false" });
    expect((await stored()).is_ai_generated).toBe(true);
  });

  it("is marked in the list and in its form, with how it came to be", async () => {
    await makeOrigin();
    const { rows: posts } = await listLoader(getArgs("/admin/blog", { cookie }));
    expect(posts[0]).toMatchObject({ isGenerated: true, isToReview: true });
    const { origin, post } = await editLoader(getArgs(`/admin/blog/${id}`, { cookie, params: { id } }));
    expect(post).toMatchObject({ isGenerated: true, isToReview: true });
    expect(origin).toMatchObject({
      provider: "Google Gemini",
      model: TOOK.model,
      cost: "0,0027\u00a0$US",
      prompts: ["Écris."],
    });
    expect(origin?.tokens).toBe("500 lus, 1\u00a0000 écrits");
  });
});

/** The run that it came of. */
const makeOrigin = () => {
  const { provider, model, prompt } = TOOK;
  const took = { provider, model, prompt, input_tokens: 500, output_tokens: 1000, cost_micro_usd: 2650 };
  const items = { create: { position: 0, brief: {}, status: "done", post_id: id, ...took } } as const;
  return db.generation.create({ data: { kind: "bulk", items } });
};

describe("what a model wrote and a colleague has deleted meanwhile", () => {
  /** From the page that offers it again. */
  const asNew = async (fields: Record<string, string> = {}) => {
    const cookies = `${cookie}; ${cookiesOf((await edit()) as Response)}`;
    const kept = String((await openPost(id, { cookie: cookies })).opened.resumed);
    const form = formOf({ ...GOOD_POST, title: TITLE, slug, as_new: "on", kept, ...fields });
    return postForm(`/admin/blog/${id}?kept=${kept}`, form, cookies);
  };

  beforeEach(async () => {
    await makeOrigin();
    await deletePost(actor, id);
  });

  it("is offered again as what it is", async () => {
    const kept = `${cookie}; ${cookiesOf((await edit({ content: "Corrigé" })) as Response)}`;
    const { opened, post } = await openPost(id, { cookie: kept });
    expect(post).toMatchObject({ isFormer: true, isGenerated: true, isToReview: true });
    expect(opened.values).toMatchObject({ content: "Corrigé" });
  });

  it.each([
    ["as it is", {}],
    ["with a form that says otherwise", { is_ai_generated: "false", isGenerated: "", version: "1" }],
  ])("comes back %s as a model's, with how it came to be, and is not published unread", async (_, fields) => {
    const refused = await refusedBy(asNew({ step: "publish", ...fields }));
    expect(refused).toRefuse("ai_reviewed", NOT_READ);
    await asNew(fields);
    const post = await db.blogPost.findFirstOrThrow({ include: { generation: true } });
    expect(post).toMatchObject({ is_ai_generated: true, is_published: false, ai_reviewed_at: null });
    expect(post.generation).toMatchObject({ prompt: TOOK.prompt, cost_micro_usd: 2650 });
    await expect(setPostPublished(actor, post.id, true)).rejects.toMatchObject({ userMessage: NOT_READ });
  });

  it("is published once it has been read over", async () => {
    await asNew({ step: "publish", ai_reviewed: "on" });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject({
      ...{ is_ai_generated: true, is_published: true, ai_reviewer_id: actor.id },
    });
  });
});

describe("its readers", () => {
  const article = async () => {
    const { article: shown } = (await articleLoader(getArgs(`/blog/${slug}`, { params: { slug } }))) as never as {
      article: Parameters<typeof articleFacts>[0];
    };
    return shown;
  };

  it("are told that a model wrote it and who has read it over, and it goes under the agency's name", async () => {
    await edit({ ai_reviewed: "on", step: "publish" });
    const shown = await article();
    expect(shown).toMatchObject({ signature: "Zellige", origin: "Généré par IA, relu par sara" });
    const node = blogPostingNode("https://z.example", articleFacts(shown));
    expect(node).toMatchObject({
      author: { "@id": expect.stringContaining("https://z.example") },
      editor: { name: "sara" },
    });
    expect(node).toHaveProperty("digitalSourceType");
    expect((await getFeed()).items[0]?.authorName).toBe("Zellige");
  });

  it("are told nothing of the kind where somebody wrote it himself", async () => {
    await db.blogPost.update({ where: { id }, data: { is_ai_generated: false } });
    await edit({ step: "publish" });
    const shown = await article();
    expect(shown).toMatchObject({ signature: "sara" });
    expect(shown).not.toHaveProperty("origin");
    expect((await getFeed()).items[0]?.authorName).toBe("sara");
  });
});
