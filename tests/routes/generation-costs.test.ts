import { beforeEach, expect, test } from "vitest";

import {
  createDraft,
  createGeneration,
  resumeGeneration,
  retryGeneration,
  retryItem,
} from "~/features/generation/commands/generations.server";
import { WRITE_ITEM } from "~/features/generation/commands/queue.server";
import { writeBatchItems } from "~/features/generation/commands/write-item.server";
import { readShippedCsv } from "~/features/generation/queries/csv.server";
import { getGeneration } from "~/features/generation/queries/generations.server";
import { getOrigin } from "~/features/generation/queries/items.server";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { resetDatabase } from "../support/database";
import { doJobs } from "../support/drive-jobs";
import { provider } from "../support/outside";
import { makePerson } from "../support/people";
import type { Behaviour } from "../support/text-provider";

/** What one answer of the provider under test costs, in millionths of a dollar. */
const PRICE = 500 * 0.3 + 1000 * 2.5;
const USELESS: Behaviour = { kind: "text", text: "Désolé." };

let actor: Parameters<typeof createGeneration>[0];

beforeEach(async () => {
  await resetDatabase();
  const { id } = await makePerson("admin", "amina@zellige.example");
  actor = { id, fullName: "Amina", email: "amina@zellige.example", role: "admin" };
});

function startRows(count: number) {
  const briefs = readShippedCsv().slice(0, count);
  return createGeneration(actor, { kind: "bulk", source: "essai.csv", briefs, stamp: crypto.randomUUID() });
}

const writer = writeBatchItems({ pauseMs: 0 });

async function writeAll() {
  for (let job = await claimJob([WRITE_ITEM.batch]); job; job = await claimJob([WRITE_ITEM.batch])) {
    await runJob(job, writer);
  }
}

test("an article of a run counts all that it cost: answers that were of no use, and its repair", async () => {
  provider.next(USELESS, USELESS, USELESS);
  const { id } = await startRows(1);
  await writeAll();
  expect(await db.generationItem.findFirstOrThrow()).toMatchObject({
    ...{ status: "failed", input_tokens: 1000, output_tokens: 2000, cost_micro_usd: 2 * PRICE },
    ...{ provider: "gemini", model: "gemini-2.5-flash" },
  });
  expect(await getGeneration(id)).toMatchObject({ tokens: 3000, costMicroUsd: 2 * PRICE });
  await retryGeneration(actor, id);
  expect(await getGeneration(id)).toMatchObject({ costMicroUsd: 2 * PRICE });
  await writeAll();
  expect(await db.generationItem.findFirstOrThrow()).toMatchObject({
    ...{ status: "done", input_tokens: 2000, output_tokens: 4000, cost_micro_usd: 4 * PRICE },
  });
});

test("a single article tells of it in how it came to be", async () => {
  provider.next({ kind: "text", text: '{"title"', finish: "length" });
  const brief = {
    kind: "subject",
    language: "fr",
    subject: "Un hébergeur",
    characterCount: 3000,
    imagePrompt: null,
  } as const;
  const { id } = await createGeneration(actor, { kind: "single", briefs: [brief], stamp: crypto.randomUUID() });
  await doJobs(WRITE_ITEM.single);
  await retryItem(actor, id);
  await doJobs(WRITE_ITEM.single);
  const draft = await createDraft(actor, id, "Business");
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
  const { id } = await startRows(3);
  await writeAll();
  expect(await getGeneration(id)).toMatchObject({
    ...{ status: "paused", pause_reason: expect.stringContaining(sentence) },
    counts: { waiting: 2, failed: 1 },
  });
  expect(provider.calls).toHaveLength(1);
  await resumeGeneration(actor, id);
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
  const { id } = await startRows(2);
  await writeAll();
  expect(await getGeneration(id)).toMatchObject({ status: "finished", counts: { done: 1, failed: 1 } });
});
