import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const { server, folder } = await vi.hoisted(async () => {
  const { S3Server } = await import("../../support/s3-server");
  const started = await S3Server.create();
  const below = `${process.env.DATA_DIR}-bucket-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  process.env.BACKUP_URL = `${started.storageUrl()}/archives`;
  process.env.STORAGE_URL = `${started.storageUrl()}/files`;
  return { server: started, folder: below };
});

import { examineSystem } from "~/features/operations/checks/examine.server";
import { backUpNightly } from "~/features/operations/nightly-backup.server";
import { fetchArchive, listStoredArchives } from "~/server/backup/archive-bucket.server";
import { checkArchive } from "~/server/backup/check-archive.server";
import { restoreArchive } from "~/server/backup/restore-archive.server";
import { closeDatabase, databaseBackend, db, openDatabase } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { storage } from "~/server/storage/storage.server";
import { streamOf } from "~/server/storage/storage-interface";
import { resetDatabase } from "../../support/database";
import { said } from "../../support/findings";

const archives = env.BACKUP_DIR!;
const anyKey = new S3Storage(env.BACKUP_URL!, { isKey: () => true });

beforeEach(async () => {
  await resetDatabase();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
  for (const name of await listStoredArchives()) await anyKey.delete(name);
});

afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function bytesOf(key: string): Promise<Buffer | null> {
  const file = await storage.get(key);
  if (!file) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamOf(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it("a lost machine and a lost bucket of files come back from the archive in the store", async () => {
  await storage.put("projet/plan.pdf", Buffer.from([0, 255, 7]));
  await db.siteSetting.create({ data: { name: "phone", value: "L’été à Casablanca" } });
  const made = (await backUpNightly())!;
  const [name = "", ...others] = await listStoredArchives();
  expect([others, made.endsWith(name)]).toEqual([[], true]);

  rmSync(archives, { recursive: true });
  await storage.delete("projet/plan.pdf");
  await db.siteSetting.deleteMany();
  const file = (await fetchArchive(name, archives))!;
  expect(await checkArchive(file)).toMatchObject({ files: 1 });
  const { replaced, files } = await restoreArchive(file, databaseBackend);
  await closeDatabase();
  await openDatabase();
  if (replaced) rmSync(replaced, { recursive: true });
  expect(files).toBe(1);
  expect(await db.siteSetting.findMany()).toMatchObject([{ value: "L’été à Casablanca" }]);
  expect(await bytesOf("projet/plan.pdf")).toEqual(Buffer.from([0, 255, 7]));
});

it("the store keeps seven days, four weeks and twelve months, the folder the newest alone", async () => {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().replaceAll(/[-:.]/g, "");
  const nightly = Array.from({ length: 40 }, (_, n) => `${day(n + 1)}-nightly.zellige.tar`);
  for (const name of nightly) await anyKey.put(name, Buffer.from("x"));
  const manual = `${day(300)}-manual.zellige.tar`;
  await anyKey.put(manual, Buffer.from("x"));
  await backUpNightly();
  await backUpNightly();
  const kept = await listStoredArchives();
  expect(kept).toContain(manual);
  expect(kept.length).toBeLessThan(16);
  expect(kept.length).toBeGreaterThan(8);
  expect(kept.filter((name) => nightly.slice(0, 6).includes(name))).toHaveLength(6);
  expect(readdirSync(archives).filter((name) => name.endsWith(".tar"))).toHaveLength(1);
});

it("lists more keys than one answer of the store holds", { timeout: 240_000 }, async () => {
  const address = { ...env.BACKUP_URL!, bucketUrl: env.BACKUP_URL!.bucketUrl.replace(/archives$/, "many") };
  const many = new S3Storage(address);
  const keys = Array.from({ length: 1_010 }, (_, n) => `a/${String(n).padStart(4, "0")}.bin`);
  for (let n = 0; n < keys.length; n += 10) {
    await Promise.all(keys.slice(n, n + 10).map((key) => many.put(key, Buffer.from("x"))));
  }
  const listed: string[] = [];
  for await (const key of many.list()) listed.push(key);
  expect(listed.sort()).toEqual(keys);
});

it("a store that is away makes a night fail, which is noted and examined; what is there stays", async () => {
  const before = (await backUpNightly())!;
  await server.stop();
  try {
    expect(await backUpNightly()).toBeNull();
    expect(existsSync(before)).toBe(true);
    const [run] = await db.backupRun.findMany({ orderBy: { started_at: "desc" } });
    expect(run?.error).toMatch(/^The store does not answer|^The store has just not answered/);
    const sentences = said((await examineSystem()).filter(({ subject }) => subject === "Archives"));
    expect(sentences).toContainEqual(
      expect.stringMatching(/^wrong: Impossible d’écrire dans le stockage de BACKUP_URL/),
    );
  } finally {
    await server.start();
  }
});
