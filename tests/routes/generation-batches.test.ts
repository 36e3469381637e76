import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { readShippedCsv } from "~/features/generation/csv.server";
import {
  createDraft,
  createGeneration,
  resumeGeneration,
  retryGeneration,
  retryItem,
} from "~/features/generation/generations.server";
import { getOrigin } from "~/features/generation/items.server";
import { getGeneration } from "~/features/generation/queries.server";
import { WRITE_ITEM } from "~/features/generation/queue.server";
import { writeBatchItems } from "~/features/generation/write-item.server";
import { loader as runLoader } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { loader as singleLoader } from "~/routes/admin.blog_.generate_.$itemId/route";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { JobRunner } from "~/server/jobs/job-runner.server";
import { doJobs } from "../support/drive-jobs";
import { admin, cookie, openOffice } from "../support/office";
import { provider } from "../support/outside";
import { getArgs } from "../support/requests";
import type { Behaviour } from "../support/text-provider";
import { subjectOf } from "../support/text-provider";
import { writeAll, writer } from "../support/write-articles";

/** What one answer of the provider under test costs, in millionths of a dollar. */
const PRICE = 500 * 0.3 + 1000 * 2.5;
const USELESS: Behaviour = { kind: "text", text: "Désolé." };
const WISH = {
  kind: "subject",
  language: "fr",
  subject: "Un hébergeur",
  characterCount: 3000,
  imagePrompt: null,
} as const;

beforeEach(openOffice);

function startRows(...titles: string[]) {
  const row = { ...readShippedCsv()[0]!, service: "Création de logo", location: "Fès" };
  const briefs = titles.map((title) => ({ ...row, title }));
  return createGeneration(admin, { kind: "bulk", source: "essai.csv", briefs, stamp: crypto.randomUUID() });
}

const startSingle = () => createGeneration(admin, { kind: "single", briefs: [WISH], stamp: crypto.randomUUID() });
const screenOf = (id: string) => runLoader(getArgs(`/admin/blog/auto-generate/${id}`, { cookie, params: { id } }));
// @spec calls-23
test("two runs take turns: one article at a time and a pause between two, whoever writes them", async () => {
  const pauseMs = 150;
  provider.always({ kind: "article", pauseMs: 2 });
  await startRows("A1", "A2");
  await startRows("B1", "B2");
  const patient = { [WRITE_ITEM.batch]: writeBatchItems({ pauseMs }) };
  const runners = [new JobRunner(patient), new JobRunner(patient)];
  for (const runner of runners) runner.start();
  onTestFinished(() => Promise.all(runners.map((runner) => runner.stop())).then(() => undefined));
  await expect.poll(() => db.generation.count({ where: { status: "finished" } })).toBe(2);
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(provider.calls.map(subjectOf)).toEqual(["A1", "B1", "A2", "B2"]);
  expect(provider.mostAtOnce()).toBe(1);
  const times = provider.calls.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries()) expect(at - times[index]!).toBeGreaterThanOrEqual(pauseMs);
  expect([await db.blogPost.count(), await db.job.count()]).toEqual([4, 0]);
});

test("a runner whose turn has passed to another touches no article", async () => {
  await startRows("Un");
  const late = await claimJob([WRITE_ITEM.batch]);
  await db.job.updateMany({ data: { attempts: { increment: 1 } } });
  await runJob(late!, writer);
  expect(await db.generationItem.findMany()).toMatchObject([{ status: "waiting", attempts: 0 }]);
  expect([provider.calls.length, await db.job.count()]).toEqual([0, 1]);
});

test("a turn that was lost is given anew when a process starts", async () => {
  await startRows("Un");
  await db.job.deleteMany();
  await writer.recover?.();
  await writer.recover?.();
  expect(await db.job.count()).toBe(1);
  const job = await claimJob([WRITE_ITEM.batch]);
  await runJob(job!, writer);
  expect(await db.blogPost.count()).toBe(1);
  await writer.recover?.();
  expect(await db.job.count()).toBe(0);
});

test("the turns that an earlier version gave to each run become the one turn of all", async () => {
  const runs = [await startRows("A1", "A2"), await startRows("B1")];
  await db.job.deleteMany();
  await db.job.createMany({
    data: runs.map(({ id }) => ({
      ...{ kind: WRITE_ITEM.batch, payload: { generationId: id } },
      unique_key: `${WRITE_ITEM.batch}:${id}`,
    })),
  });
  await writer.recover?.();
  expect(await db.job.findMany()).toMatchObject([{ kind: WRITE_ITEM.batch, unique_key: WRITE_ITEM.batch }]);
  await writeAll();
  expect([await db.blogPost.count(), await db.job.count()]).toEqual([3, 0]);
});

test("the time that a run has left counts the articles of other runs that are written before its last one", async () => {
  const { id } = await startRows("A1", "A2", "A3");
  const began = Date.now() - 120_000;
  await db.generationItem.updateMany({
    where: { position: 0 },
    data: { status: "done", started_at: new Date(began), finished_at: new Date(began + 60_000) },
  });
  const said = async () => (await screenOf(id)).generation.left;
  // Two of a minute each, and one pause.
  expect(await said()).toBe("Environ 2\u00a0min");
  const other = await startRows("B1", "B2", "B3", "B4");
  // The other run has waited longer: two of its articles come before the last one of this.
  expect(await said()).toBe("Environ 4\u00a0min");
  await db.generation.update({ where: { id: other.id }, data: { status: "paused" } });
  expect(await said()).toBe("Environ 2\u00a0min");
});

test("an article of a run counts all that it cost: answers that were of no use, and its repair", async () => {
  provider.next(USELESS, USELESS, USELESS);
  const { id } = await startRows("Un");
  await writeAll();
  expect(await db.generationItem.findFirstOrThrow()).toMatchObject({
    ...{ status: "failed", input_tokens: 1000, output_tokens: 2000, cost_micro_usd: 2 * PRICE },
    ...{ provider: "gemini", model: "gemini-2.5-flash" },
  });
  expect(await getGeneration(id)).toMatchObject({ tokens: 3000, costMicroUsd: 2 * PRICE });
  await retryGeneration(admin, id);
  expect(await getGeneration(id)).toMatchObject({ costMicroUsd: 2 * PRICE });
  await writeAll();
  expect(await db.generationItem.findFirstOrThrow()).toMatchObject({
    ...{ status: "done", input_tokens: 2000, output_tokens: 4000, cost_micro_usd: 4 * PRICE },
  });
});

test("a single article tells of it in how it came to be", async () => {
  provider.next({ kind: "text", text: '{"title"', finish: "length" });
  const { id } = await startSingle();
  await doJobs(WRITE_ITEM.single);
  await retryItem(admin, id);
  await doJobs(WRITE_ITEM.single);
  const draft = await createDraft(admin, id, "Business");
  const origin = await getOrigin(draft.id);
  expect(origin).toMatchObject({ tokens: "1\u00a0000 lus, 2\u00a0000 écrits", cost: "0,0053\u00a0$US" });
  expect(origin?.prompts).toHaveLength(1);
});

test.each<[string, Behaviour, string]>([
  ["the key is refused", { kind: "status", status: 401 }, "Google Gemini refuse la clé (401)"],
  ["the model is not known", { kind: "status", status: 404 }, "ne connaît pas le modèle"],
  ["the quota is used up", { kind: "status", status: 402 }, "Le quota de Google Gemini est épuisé (402)"],
])("a run waits for its owner where %s, and says why", async (_, behaviour, sentence) => {
  provider.next(behaviour);
  const { id } = await startRows("Un", "Deux", "Trois");
  await writeAll();
  expect(await getGeneration(id)).toMatchObject({
    ...{ status: "paused", pause_reason: expect.stringContaining(sentence) },
    counts: { waiting: 2, failed: 1 },
  });
  expect(provider.calls).toHaveLength(1);
  await resumeGeneration(admin, id);
  await writeAll();
  expect(await getGeneration(id)).toMatchObject({
    status: "finished",
    pause_reason: null,
    counts: { done: 2, failed: 1 },
  });
});

test("a run goes on where a provider is only in haste", async () => {
  const hasty: Behaviour = { kind: "status", status: 429 };
  provider.next(hasty, hasty, hasty);
  const { id } = await startRows("Un", "Deux");
  await writeAll();
  expect(await getGeneration(id)).toMatchObject({ status: "finished", counts: { done: 1, failed: 1 } });
});

test("an article whose stored wish cannot be read any more fails alone, in words, and the run goes on", async () => {
  const { id } = await startRows("Un", "Deux", "Trois");
  const damage = (position: number, brief: object | string) =>
    db.generationItem.updateMany({ where: { position }, data: { brief } });
  await damage(0, { kind: "row", title: "Un, d’une version plus ancienne" });
  await damage(1, "abîmé");
  await writeAll();
  const { generation, items, failures } = await screenOf(id);
  expect(generation).toMatchObject({
    status: "finished",
    successCount: 1,
    errorCount: 2,
    counts: { waiting: 0, running: 0 },
  });
  expect(items.map(({ title, about, label }) => [title, about, label])).toEqual([
    ["Un, d’une version plus ancienne", "", "Échec"],
    ["Article sans titre", "", "Échec"],
    ["Trois", "Création de logo, Fès", "Brouillon"],
  ]);
  const unreadable = expect.stringContaining(
    "Impossible de générer l'article. Ce qui était demandé n’est plus lisible",
  );
  expect(failures.map(({ error }) => error)).toEqual([unreadable, unreadable]);
  expect([provider.calls.length, await db.job.count()]).toEqual([1, 0]);
});

describe("an article of the single generator whose stored wish cannot be read any more", () => {
  const damage = (id: string, brief: object | string) => db.generationItem.update({ where: { id }, data: { brief } });
  const single = (itemId: string) => singleLoader(getArgs(`/x/${itemId}`, { cookie, params: { itemId } }));

  test.each([{ kind: "subject", theme: "d’une version plus ancienne" }, "abîmé"])(
    "fails in words, without a call, and is not to be asked for again: %j",
    async (brief) => {
      const { id } = await startSingle();
      await damage(id, brief);
      expect(await single(id)).toMatchObject({ state: "writing", charactersWanted: null, brief: { lines: [] } });
      await doJobs(WRITE_ITEM.single);
      const error =
        "Impossible de générer l'article. Ce qui était demandé n’est plus lisible\u202f: faites une nouvelle demande.";
      expect([provider.calls.length, await db.job.count()]).toEqual([0, 0]);
      expect(await db.generationItem.findUnique({ where: { id } })).toMatchObject({ status: "failed", error });
      expect(await single(id)).toMatchObject({ state: "broken-off", error, canRetry: false });
      await db.generationItem.update({ where: { id }, data: { status: "cancelled", error: null } });
      expect(await single(id)).toMatchObject({ state: "broken-off", error, isCancelled: false, canRetry: false });
    },
  );

  test("is still read over once it is written", async () => {
    const { id } = await startSingle();
    await doJobs(WRITE_ITEM.single);
    await damage(id, "abîmé");
    expect(await single(id)).toMatchObject({ state: "written", brief: { lines: [] } });
  });
});
