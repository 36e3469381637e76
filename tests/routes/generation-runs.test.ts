import { beforeEach, describe, expect, it } from "vitest";

import { loader as autoLoader } from "~/routes/admin.blog_.auto-generate/route";
import { loader as runLoader } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { loader as eventsLoader } from "~/routes/admin.blog_.auto-generate_.$id_.events/route";
import { loader as fiveLoader } from "~/routes/admin.blog_.quick-generate/route";
import { db } from "~/server/db/db.server";
import { scaledMs } from "~/server/env.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { provider, withoutGeminiKey } from "../support/outside";
import { formOf } from "../support/post-form";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";
import { writeAll, writeNext } from "../support/write-articles";

const AUTO = "/admin/blog/auto-generate";
const FIVE = "/admin/blog/quick-generate";
const HEAD =
  "title,primary_keyword,service_category,service,region,location,post_type,target_audience,word_count,content_angle";
const rowOf = (title: string, words: string | number = 1200) =>
  `${title},mot,graphics,Création de logo,Maroc,Fès,guide,artisans,${words},Partir du dessin`;
const csvOf = (...rows: string[]) => [HEAD, ...rows].join("\n");

beforeEach(openOffice);

const post = (fields: Record<string, string | File>) => sendForm(AUTO, formOf(fields));
const startFile = (csv: string, more = {}) =>
  post({ intent: "file", name: "essai.csv", csv, stamp: crypto.randomUUID(), ...more });

function idOf(answer: unknown): string {
  return (answer as Response).headers.get("Location")?.split("/").at(-1) ?? "";
}

async function startRows(...titles: string[]): Promise<string> {
  return idOf(await startFile(csvOf(...titles.map((title) => rowOf(title)))));
}

const change = (id: string, intent: string) => sendForm(`${AUTO}/${id}`, { intent });
const cancel = (id: string) => sendForm(`${AUTO}/${id}/cancel`, {});
const screen = (id: string, query = "") => runLoader(getArgs(`${AUTO}/${id}${query}`, { cookie, params: { id } }));

describe("a file", () => {
  it("has to be chosen", async () => {
    expect(await post({ intent: "check", file: new File([], "") })).toRefuse("file", "Choisissez un fichier CSV");
  });

  it("with wrong rows is started without them alone, when its owner says so", async () => {
    const csv = csvOf(rowOf("Un"), rowOf("Deux", "peu"));
    expect(await startFile(csv)).toMatchObject({ init: { status: 400 }, data: { check: { errorCount: 1 } } });
    expect(await db.generation.count()).toBe(0);
    const id = idOf(await startFile(csv, { skip_invalid: "on" }));
    expect(await db.generationItem.count({ where: { generation_id: id } })).toBe(1);
  });

  it("sent twice starts one run", async () => {
    const stamp = crypto.randomUUID();
    const answers = await Promise.all([1, 2].map(() => startFile(csvOf(rowOf("Un")), { stamp })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect([await db.generation.count(), await db.job.count()]).toEqual([1, 1]);
  });

  // @spec office-23, limits-5
  it("that comes with the site is a run of a hundred", async () => {
    const id = idOf(await post({ intent: "shipped", stamp: crypto.randomUUID() }));
    const { generation, items } = await screen(id);
    expect(generation).toMatchObject({ name: "articles-100.csv", total: 100, isRunning: true });
    expect(items).toHaveLength(100);
    expect(await db.auditEntry.findMany({ where: { target_id: id } })).toMatchObject([
      { action: "started", target_kind: "generation", details: { kind: "bulk", count: 100 } },
    ]);
    const { list } = await autoLoader(getArgs(AUTO, { cookie }));
    expect(list.generations).toMatchObject([{ id, label: "En cours", total: 100, successCount: 0 }]);
  });

  it("is not started without a key", async () => {
    await withoutGeminiKey();
    const { provider: state } = await autoLoader(getArgs(AUTO, { cookie }));
    expect(state.problem).toBe("API Key manquante");
    await startFile(csvOf(rowOf("Un")));
    expect(await db.generation.count()).toBe(0);
  });

  it("is not started by a form that the page has not written", async () => {
    await expect(post({ intent: "shipped", stamp: "x" })).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("a run", () => {
  // @spec states-2, calls-22
  it("becomes drafts under their category, marked, with what they took", async () => {
    const id = await startRows("Un", "Deux");
    await writeAll();
    const { generation, items } = await screen(id);
    expect(generation).toMatchObject({
      status: "finished",
      success: true,
      successCount: 2,
      errorCount: 0,
      tokens: "3\u00a0000",
    });
    expect(items).toMatchObject(Array(2).fill({ label: "Brouillon", draftTo: expect.any(String) }));
    const posts = await db.blogPost.findMany();
    expect(posts).toHaveLength(2);
    for (const each of posts) {
      expect(each).toMatchObject({ is_published: false, is_ai_generated: true, category: "Branding" });
    }
  });

  // @spec entities-14, errors-26
  it("goes on after an article that fails, and writes that one alone again", async () => {
    provider.next({ kind: "html" });
    const id = await startRows("Un", "Deux");
    await writeAll();
    const { generation, failures } = await screen(id);
    expect(generation).toMatchObject({ status: "finished", success: false, successCount: 1, errorCount: 1 });
    expect(failures).toMatchObject([
      { title: "Un", error: expect.stringContaining("Impossible de générer l'article") },
    ]);
    await change(id, "retry");
    await writeAll();
    expect((await screen(id)).generation).toMatchObject({ status: "finished", success: true, successCount: 2 });
    expect(provider.calls).toHaveLength(3);
  });

  it("that is paused finishes its article and begins no other, until it is resumed", async () => {
    const id = await startRows("Un", "Deux", "Trois");
    provider.next({ kind: "article", pauseMs: 5 });
    const writing = writeNext();
    await expect.poll(() => provider.calls.length).toBe(1);
    await change(id, "pause");
    await writing;
    expect(await writeNext()).toBe(false);
    const { generation, refreshSeconds } = await screen(id);
    expect(generation).toMatchObject({ status: "paused", successCount: 1 });
    expect(refreshSeconds).toBeNull();
    await change(id, "resume");
    await writeAll();
    expect((await screen(id)).generation).toMatchObject({ status: "finished", successCount: 3 });
  });

  it("that is resumed before its article ends goes on once", async () => {
    const id = await startRows("Un", "Deux", "Trois");
    provider.next({ kind: "article", pauseMs: 5 });
    const writing = writeNext();
    await expect.poll(() => provider.calls.length).toBe(1);
    await change(id, "pause");
    await change(id, "resume");
    expect(await db.job.count()).toBe(1);
    await writing;
    await writeAll();
    expect([provider.calls.length, await db.blogPost.count()]).toEqual([3, 3]);
  });

  it("that is cancelled breaks off its article, keeps what is written and writes nothing more", async () => {
    const id = await startRows("Un", "Deux", "Trois");
    await writeNext();
    provider.next({ kind: "silence" });
    const writing = writeNext();
    await expect.poll(() => provider.calls.length).toBe(2);
    await cancel(id);
    // Which the silent provider would not end within the time of this test.
    await writing;
    expect(await writeNext()).toBe(false);
    const { generation } = await screen(id);
    expect(generation).toMatchObject({ status: "cancelled", successCount: 1, counts: { cancelled: 2 } });
    expect([await db.blogPost.count(), await db.job.count()]).toEqual([1, 0]);
    const said = await db.auditEntry.findMany({ where: { target_id: id }, orderBy: { created_at: "asc" } });
    expect(said.map(({ action }) => action)).toEqual(["started", "cancelled"]);
    const again = await showPage(`${AUTO}/${id}/cancel`, { cookie });
    expect(again.words).toContain("Cette série est déjà terminée.");
    expect(again.words).not.toContain("Continuer");
  });

  it.each([
    ["running", "resume", "Cette série n’est pas en pause."],
    ["running", "retry", "Aucun article de cette série n’est en échec."],
    ["paused", "pause", "Cette série n’est pas en cours."],
    ["finished", "pause", "Cette série n’est pas en cours."],
    ["cancelled", "retry", "Cette série est annulée."],
  ] as const)("that is %s cannot %s", async (status, intent, sentence) => {
    const id = await startRows("Un");
    await db.generation.update({ where: { id }, data: { status } });
    await expect(change(id, intent)).toFlash("Erreur", sentence);
    expect((await screen(id)).generation).toMatchObject({ status });
  });

  it("shows its articles by state, and says when it is over", async () => {
    provider.next({ kind: "html" });
    const id = await startRows("Un", "Deux");
    await writeNext();
    expect((await screen(id, "?status=failed")).items).toMatchObject([{ title: "Un", number: 1 }]);
    expect((await screen(id)).refreshSeconds).toBe(Math.ceil(scaledMs(8000) / 1000));
    expect((await screen(id, "?refresh=off")).refreshSeconds).toBeNull();
    await writeAll();
    const events = await eventsLoader(getArgs(`${AUTO}/${id}/events`, { cookie, params: { id } }));
    expect(events.headers.get("Content-Type")).toBe("text/event-stream");
    expect(await events.text()).toContain("event: end");
  });
});

describe("five articles", () => {
  async function proposed(query = "") {
    const { subjects, stamp } = await fiveLoader(getArgs(FIVE + query, { cookie }));
    const fields = subjects.flatMap((subject, index) =>
      Object.entries(subject).map(([name, value]): [string, string] => [`subjects[${index}].${name}`, String(value)]),
    );
    return { subjects, fields: { intent: "five", stamp, ...Object.fromEntries(fields) } };
  }
  const start = (fields: Record<string, string>) => sendForm(FIVE, fields);

  // @spec calls-21, limits-4
  it("are proposed about different services and cities, none that the blog covers", async () => {
    const { subjects } = await proposed();
    expect(new Set(subjects.map(({ service }) => service)).size).toBe(5);
    expect(new Set(subjects.map(({ location }) => location)).size).toBe(5);
    expect(subjects.filter(({ word_count }) => Number(word_count) < 2000 || Number(word_count) > 2500)).toEqual([]);
    const { title } = subjects[0]!;
    await db.blogPost.create({ data: { title, slug: "deja-ecrit", category: "Business" } });
    expect((await proposed()).subjects.map((each) => each.title)).not.toContain(title);
    expect((await proposed("?skip=5")).subjects.map((each) => each.title)).not.toEqual(
      subjects.map((each) => each.title),
    );
  });

  it("are written as they were changed in the form", async () => {
    const { fields } = await proposed();
    const id = idOf(
      await start({ ...fields, "subjects[2].title": "Un titre à nous", "subjects[2].word_count": "2500" }),
    );
    const items = await db.generationItem.findMany({ where: { generation_id: id }, orderBy: { position: "asc" } });
    expect(items).toHaveLength(5);
    expect(items[2]?.brief).toMatchObject({ title: "Un titre à nous", word_count: 2500, region: "Maroc" });
    expect(await db.generation.findMany()).toMatchObject([{ id, kind: "five", status: "running" }]);
  });

  it("of which some failed are told of on their page, with the way to try those again", async () => {
    const { fields } = await proposed();
    const id = idOf(await start(fields));
    const failed = async () => (await fiveLoader(getArgs(FIVE, { cookie }))).failed;
    expect(await failed()).toBeNull();
    await db.generationItem.updateMany({ data: { status: "done" } });
    await db.generationItem.updateMany({ where: { position: 3 }, data: { status: "failed" } });
    await db.generation.updateMany({ data: { status: "finished" } });
    expect(await failed()).toMatchObject({ id, counts: { done: 4, failed: 1 } });
    await change(id, "retry");
    expect(await failed()).toBeNull();
    expect(await db.generationItem.findMany({ where: { status: "waiting" } })).toMatchObject([{ position: 3 }]);
  });
});
