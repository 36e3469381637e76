import { beforeEach, describe, expect, it } from "vitest";
import { ALREADY_KEPT } from "~/features/generation/model/generation";
import { WRITE_ITEM } from "~/features/generation/queue.server";
import { saveApiKey } from "~/features/settings/api-keys/write.server";
import { loader as runEvents } from "~/routes/admin.blog_.auto-generate_.$id_.events/route";
import { loader as formLoader } from "~/routes/admin.blog_.generate/route";
import { action, loader } from "~/routes/admin.blog_.generate_.$itemId/route";
import { loader as articleEvents, loader as eventsLoader } from "~/routes/admin.blog_.generate_.$itemId_.events/route";
import { runInRequestContext } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { scaledMs } from "~/server/env.server";
import { getUser } from "~/server/sessions/guards.server";
import { writtenArticle } from "../fixtures/written-article";
import { doJobs } from "../support/drive-jobs";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { provider, withoutGeminiKey } from "../support/outside";
import { readEvents } from "../support/read-events";
import { getArgs, postArgs } from "../support/requests";

const SUBJECT = "Choisir un hébergeur à Casablanca";

beforeEach(async () => {
  await openOffice();
  await withoutGeminiKey();
  await saveApiKey(admin, "GEMINI_API_KEY", "k-0123456789");
});

const ask = (fields: Record<string, string> = {}) => {
  const filled = { intent: "generate", subject: SUBJECT, character_count: "3000", stamp: crypto.randomUUID() };
  return sendForm("/admin/blog/generate", { ...filled, ...fields });
};
const pathOf = (answer: unknown) => (answer as Response).headers.get("Location") ?? "";
const idIn = (path: string) => path.split("/").at(-1) ?? "";
const params = (itemId: string) => ({ cookie, params: { itemId } });
const screenOf = (id: string) => loader(getArgs(`/admin/blog/generate/${id}`, params(id)));
const post = (id: string, fields: Record<string, string>) =>
  action(postArgs(`/admin/blog/generate/${id}`, fields, params(id)));
const write = () => doJobs(WRITE_ITEM.single);

/** Asks for an article and has it written. */
async function written(fields?: Record<string, string>): Promise<string> {
  const id = idIn(pathOf(await ask(fields)));
  await write();
  return id;
}

async function review(id: string) {
  const screen = await screenOf(id);
  return screen.state === "written" ? screen : expect.fail(`it is ${screen.state}`);
}

describe("asking for an article", () => {
  // @spec validation-16
  it("is refused without a key, with the way to mend that", async () => {
    await db.apiKey.deleteMany();
    expect(await ask()).toRefuse("", "API Key manquante");
    expect((await formLoader(getArgs("/admin/blog/generate", { cookie }))).provider.problem).toBe("API Key manquante");
  });

  it("leads to where the article is written; sent twice it is asked for once", async () => {
    const stamp = crypto.randomUUID();
    const paths = await Promise.all([ask({ stamp }), ask({ stamp })].map(async (answer) => pathOf(await answer)));
    expect(paths[0]).toMatch(/^\/admin\/blog\/generate\/[0-9a-f-]{36}$/);
    expect(paths[1]).toBe(paths[0]);
    expect(await db.job.count({ where: { kind: WRITE_ITEM.single } })).toBe(1);
    expect(await screenOf(idIn(paths[0] ?? ""))).toMatchObject({
      state: "writing",
      refreshSeconds: Math.ceil(scaledMs(3000) / 1000),
      charactersWanted: 3000,
    });
  });

  it("is listed among the last ones", async () => {
    await written();
    const { recent } = await formLoader(getArgs("/admin/blog/generate", { cookie }));
    expect(recent).toMatchObject([{ subject: SUBJECT, label: "À relire" }]);
  });
});

describe("an article being written", () => {
  it("shows what there is of it, by events too, and ends with the review", async () => {
    const id = idIn(pathOf(await ask()));
    await db.generationItem.update({ where: { id }, data: { status: "running", partial_text: "## Un **début**" } });
    expect(await screenOf(id)).toMatchObject({
      text: { html: expect.stringContaining("<strong>début</strong>"), words: 2 },
    });
    const events = await eventsLoader(getArgs(`/admin/blog/generate/${id}/events`, params(id)));
    expect(events.headers.get("Content-Type")).toBe("text/event-stream");
    const told = readEvents(events);
    await told.until("début");
    await db.generationItem.update({ where: { id }, data: { status: "waiting" } });
    await write();
    expect(await told.rest()).toContain("event: end");
  });

  it("stores its text as it grows", async () => {
    provider.next({ kind: "article", pauseMs: 20 });
    const id = idIn(pathOf(await ask()));
    const done = write();
    const partial = () => db.generationItem.findUniqueOrThrow({ where: { id } });
    await expect.poll(async () => (await partial()).partial_text.length, { interval: 20 }).toBeGreaterThan(20);
    expect(writtenArticle(SUBJECT, {}, 600).content.startsWith((await partial()).partial_text)).toBe(true);
    await done;
    expect((await partial()).status).toBe("done");
  });

  it("can be given up, and asked for again", async () => {
    provider.next({ kind: "silence" });
    const id = idIn(pathOf(await ask()));
    const done = write();
    await expect.poll(() => provider.calls.length).toBe(1);
    await post(id, { intent: "cancel" });
    await done;
    expect(await screenOf(id)).toMatchObject({ state: "broken-off", isCancelled: true });
    await post(id, { intent: "retry" });
    await write();
    expect((await review(id)).review.title).toBe(SUBJECT);
  });

  // @spec entities-13, errors-21
  it("that fails says why, keeps what was asked for, and can be tried again", async () => {
    provider.next({ kind: "status", status: 401 });
    const id = await written({ image_prompt: "Une salle de serveurs" });
    const screen = await screenOf(id);
    expect(screen).toMatchObject({ state: "broken-off", title: "Erreur lors de la génération" });
    expect(screen).toMatchObject({
      error: expect.stringMatching(/^Impossible de générer l'article\..*refuse la clé \(401\)/),
    });
    expect(JSON.stringify(screen.brief)).toContain("Une salle de serveurs");
    provider.next({ kind: "status", status: 401 });
    const other = await written();
    await post(id, { intent: "retry" });
    expect((await screenOf(other)).state).toBe("broken-off");
    await write();
    expect((await screenOf(id)).state).toBe("written");
  });

  it("whose writer died is begun anew by the next one", async () => {
    const id = idIn(pathOf(await ask()));
    await db.generationItem.update({
      where: { id },
      data: { status: "running", attempts: 1, partial_text: "à moitié" },
    });
    await write();
    expect(await db.generationItem.findUnique({ where: { id } })).toMatchObject({ status: "done", attempts: 2 });
  });
});

describe("a written article", () => {
  // @spec office-20, entities-13
  it("is shown with its score, keywords, description and what the blog has on the matter", async () => {
    const alike = { title: "Bien choisir son hébergeur", slug: "h", category: "Business", content: "À Casablanca." };
    await db.blogPost.create({ data: alike });
    await db.blogPost.create({ data: { title: "Le plâtre sculpté", slug: "p", category: "Design" } });
    const { review: shown } = await review(await written());
    expect(shown).toMatchObject({ title: SUBJECT, seoKeywords: [SUBJECT.toLowerCase(), "conseil"] });
    expect(shown.descriptionLength).toBe([...shown.metaDescription].length);
    expect(shown.score.total).toBeGreaterThan(40);
    expect(shown.similar.map(({ title }) => title)).toEqual(["Bien choisir son hébergeur"]);
  });

  it("is kept as a draft once, with what it took", async () => {
    const id = await written({ image_prompt: "Une salle de serveurs" });
    const answer = await post(id, { intent: "draft", category: "Programmation" });
    await post(id, { intent: "draft", category: "Design" });
    const [draft, ...others] = await db.blogPost.findMany({ include: { generation: true } });
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ is_ai_generated: true, is_published: false, category: "Programmation" });
    expect(draft).toMatchObject({ image_alt: "Une salle de serveurs", generation: { id, input_tokens: 500 } });
    expect(pathOf(answer)).toBe(`/admin/blog/${draft?.id}`);
    await expect(answer).toFlash("Succès", "Brouillon enregistré");
    expect((await review(id)).postId).toBe(draft?.id);
  });

  it("has one part written anew, the rest to the letter, and its former version stays", async () => {
    const id = await written();
    const { sections } = (await review(id)).review;
    const section = String(sections.findIndex(({ name }) => name === "Combien cela coûte"));
    provider.next({ kind: "text", text: JSON.stringify({ content: "Un **tout autre** prix." }) });
    const next = idIn(pathOf(await post(id, { intent: "section", section, wish: "plus court" })));
    expect(next).not.toBe(id);
    await write();
    const before = writtenArticle(SUBJECT, {}, 600).content;
    const { result } = await db.generationItem.findUniqueOrThrow({ where: { id: next } });
    const changed = before.replace(/Demandez un prix écrit.*/, "Un **tout autre** prix.");
    expect(result).toMatchObject({ content: changed, title: SUBJECT });
    expect(provider.calls.at(-1)?.messages.at(-1)?.content).toContain("Consigne : plus court");
    const { versions } = await review(next);
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect((await review(id)).review.html).toContain("Demandez un prix écrit");
  });

  it("has one part at a time written anew", async () => {
    const id = await written();
    const answers = await Promise.all([
      post(id, { intent: "section", section: "0" }),
      post(id, { intent: "section", section: "1" }),
    ]);
    expect(new Set(answers.map(pathOf)).size).toBe(1);
  });

  it("has no part written anew once it is kept, until its draft is deleted", async () => {
    const id = await written();
    await post(id, { intent: "draft", category: "Business" });
    const refused = await post(id, { intent: "section", section: "0" });
    await expect(refused).toFlash("Erreur", ALREADY_KEPT);
    expect(await db.generationItem.count()).toBe(1);
    await db.blogPost.deleteMany();
    expect(pathOf(await post(id, { intent: "section", section: "0" }))).not.toContain(id);
    expect(await db.generationItem.count()).toBe(2);
  });

  it("refuses a part that there is not", async () => {
    const id = await written();
    await expect(post(id, { intent: "section", section: "99" })).toFlash("Erreur");
    expect(await post(id, { intent: "section", section: "x" })).toRefuse("section", "Choisissez une partie");
  });
});

it("has only what the single generator has", async () => {
  const id = await written();
  await db.generation.updateMany({ data: { kind: "bulk" } });
  for (const other of [id, crypto.randomUUID()])
    await expect(screenOf(other)).rejects.toMatchObject({ init: { status: 404 } });
});

let id: string;
let itemId: string;

/** An article that is being written, of a run or by itself. */
async function begin(kind: "bulk" | "single") {
  const items = { create: { position: 0, brief: {}, status: "running", partial_text: "Un début" } } as const;
  const run = await db.generation.create({ data: { kind, items }, include: { items: true } });
  id = run.id;
  itemId = run.items[0]!.id;
}

const ENDINGS = [
  { how: "has signed out", leave: () => db.session.deleteMany() },
  { how: "is no administrator any more", leave: () => db.profile.updateMany({ data: { role: "client" } }) },
];

const STREAMS = [
  { kind: "bulk", loader: runEvents },
  { kind: "single", loader: articleEvents },
] as const;

it.each(STREAMS.flatMap((stream) => ENDINGS.map((ending) => ({ ...stream, ...ending }))))(
  "whoever $how is told nothing more of a $kind generation",
  async ({ kind, loader, leave }) => {
    await begin(kind);
    // As in the process that answers: a request knows its reader once.
    const answer = await runInRequestContext({ requestId: "x" }, () =>
      loader(getArgs("/events", { cookie, params: { id, itemId } })),
    );
    const told = readEvents(answer);
    await told.until("data:");
    await leave();
    await db.generationItem.update({ where: { id: itemId }, data: { status: "waiting", partial_text: "Une suite" } });
    expect(await told.rest()).toBe("");
  },
);

/** Who asks, before and after every session has been ended, while one request is answered. */
const beforeAndAfter = (request: Request) =>
  runInRequestContext({ requestId: "a" }, async () => {
    const before = await getUser(request);
    await db.session.deleteMany();
    return [before?.email, (await getUser(request))?.email];
  });

it("is one and the same for everything that a page reads", async () => {
  const { request } = getArgs("/admin", { cookie });
  expect(await beforeAndAfter(request)).toEqual(["sara@zellige.example", "sara@zellige.example"]);
  expect(await beforeAndAfter(request)).toEqual([undefined, undefined]);
});

it("is asked for anew in what changes something, which may end the session itself", async () => {
  const { request } = postArgs("/admin", {}, { cookie });
  expect(await beforeAndAfter(request)).toEqual(["sara@zellige.example", undefined]);
});
