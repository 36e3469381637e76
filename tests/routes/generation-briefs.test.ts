import { beforeEach, describe, expect, test } from "vitest";

import { createGeneration } from "~/features/generation/commands/generations.server";
import { WRITE_ITEM } from "~/features/generation/commands/queue.server";
import { writeBatchItems } from "~/features/generation/commands/write-item.server";
import { readShippedCsv } from "~/features/generation/queries/csv.server";
import { loader as runLoader } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { loader as singleLoader } from "~/routes/admin.blog_.generate_.$itemId/route";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { resetDatabase } from "../support/database";
import { doJobs } from "../support/drive-jobs";
import { provider } from "../support/outside";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";

const writer = writeBatchItems({ pauseMs: 0 });

let actor: Parameters<typeof createGeneration>[0];

beforeEach(async () => {
  await resetDatabase();
  const { id } = await makePerson("admin", "amina@zellige.example");
  actor = { id, fullName: "Amina", email: "amina@zellige.example", role: "admin" };
});

async function writeAll() {
  for (let job = await claimJob([WRITE_ITEM.batch]); job; job = await claimJob([WRITE_ITEM.batch]))
    await runJob(job, writer);
}

test("an article whose stored wish cannot be read any more fails alone, in words, and the run goes on", async () => {
  const row = { ...readShippedCsv()[0]!, service: "Création de logo", location: "Fès" };
  const briefs = ["Un", "Deux", "Trois"].map((title) => ({ ...row, title }));
  const { id } = await createGeneration(actor, {
    kind: "bulk",
    source: "essai.csv",
    briefs,
    stamp: crypto.randomUUID(),
  });
  const damage = (position: number, brief: object | string) =>
    db.generationItem.updateMany({ where: { position }, data: { brief } });
  await damage(0, { kind: "row", title: "Un, d’une version plus ancienne" });
  await damage(1, "abîmé");
  await writeAll();
  const path = `/admin/blog/auto-generate/${id}`;
  const { generation, items, failures } = await runLoader(
    getArgs(path, { cookie: await signedInAs(actor.id), params: { id } }),
  );
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
  const wish = {
    kind: "subject",
    language: "fr",
    subject: "Un hébergeur",
    characterCount: 3000,
    imagePrompt: null,
  } as const;
  const damage = (id: string, brief: object | string) => db.generationItem.update({ where: { id }, data: { brief } });
  const screenOf = async (itemId: string) =>
    singleLoader(getArgs(`/x/${itemId}`, { cookie: await signedInAs(actor.id), params: { itemId } }));

  test.each([{ kind: "subject", theme: "d’une version plus ancienne" }, "abîmé"])(
    "fails in words, without a call, and is not to be asked for again: %j",
    async (brief) => {
      const { id } = await createGeneration(actor, { kind: "single", briefs: [wish], stamp: crypto.randomUUID() });
      await damage(id, brief);
      expect(await screenOf(id)).toMatchObject({ state: "writing", charactersWanted: null, brief: { lines: [] } });
      await doJobs(WRITE_ITEM.single);
      const error =
        "Impossible de générer l'article. Ce qui était demandé n’est plus lisible\u202f: faites une nouvelle demande.";
      expect([provider.calls.length, await db.job.count()]).toEqual([0, 0]);
      expect(await db.generationItem.findUnique({ where: { id } })).toMatchObject({ status: "failed", error });
      expect(await screenOf(id)).toMatchObject({ state: "broken-off", error, canRetry: false });
      await db.generationItem.update({ where: { id }, data: { status: "cancelled", error: null } });
      expect(await screenOf(id)).toMatchObject({ state: "broken-off", error, isCancelled: false, canRetry: false });
    },
  );

  test("is still read over once it is written", async () => {
    const { id } = await createGeneration(actor, { kind: "single", briefs: [wish], stamp: crypto.randomUUID() });
    await doJobs(WRITE_ITEM.single);
    await damage(id, "abîmé");
    expect(await screenOf(id)).toMatchObject({ state: "written", brief: { lines: [] } });
  });
});
