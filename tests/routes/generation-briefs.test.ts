import { afterAll, expect, test, vi } from "vitest";

const provider = await vi.hoisted(async () => (await import("../support/text-provider")).startAsGemini());

import { startRun } from "~/features/generation/run-commands.server";
import { WRITE_BATCH_ARTICLE } from "~/features/generation/run-queue.server";
import { readShippedCsv } from "~/features/generation/shipped-csv.server";
import { batchWriter } from "~/features/generation/write-batch-article.server";
import { loader as runLoader } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { db } from "~/server/db.server";
import { claimJob, runJob } from "~/server/jobs.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";

afterAll(() => provider.close());

const writer = batchWriter({ pauseMs: 0 });

async function writeAll() {
  for (let job = await claimJob([WRITE_BATCH_ARTICLE]); job; job = await claimJob([WRITE_BATCH_ARTICLE]))
    await runJob(job, writer);
}

test("an article whose stored wish cannot be read any more fails alone, in words, and the run goes on", async () => {
  await resetDatabase();
  const { id: actorId } = await makePerson("admin", "amina@zellige.example");
  const actor = { id: actorId, fullName: "Amina", email: "amina@zellige.example", role: "admin" } as const;
  const row = { ...readShippedCsv()[0]!, service: "Création de logo", location: "Fès" };
  const briefs = ["Un", "Deux", "Trois"].map((title) => ({ ...row, title }));
  const { id } = await startRun(actor, { kind: "bulk", source: "essai.csv", briefs, stamp: crypto.randomUUID() });
  const damage = (position: number, brief: object | string) =>
    db.generationItem.updateMany({ where: { position }, data: { brief } });
  await damage(0, { kind: "row", title: "Un, d’une version plus ancienne" });
  await damage(1, "abîmé");
  await writeAll();
  const path = `/admin/blog/auto-generate/${id}`;
  const { run, items, failures } = await runLoader(
    getArgs(path, { cookie: await signedInAs(actorId), params: { id } }),
  );
  expect(run).toMatchObject({ status: "finished", successCount: 1, errorCount: 2, counts: { waiting: 0, running: 0 } });
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
