import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-archives-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/nightly`;
  process.env.BACKUP_PASSPHRASE = "mot de passe de Casablanca";
  return below;
});

import { backUpNightly } from "~/features/operations/nightly-backup.server";
import { watchSystem } from "~/features/operations/watch-system.server";
import { PART_NAMES, writeArchive } from "~/server/backup/archive-file.server";
import { checkArchive } from "~/server/backup/check-archive.server";
import { makeArchive } from "~/server/backup/make-archive.server";
import { restoreArchive } from "~/server/backup/restore-archive.server";
import { removeUnfinishedWork, withWorkingFolder } from "~/server/backup/working-folder.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import { closeDatabase, databaseBackend, db, openDatabase } from "~/server/db/db.server";
import { env, usesEmbeddedDatabase } from "~/server/env.server";
import { storage } from "~/server/storage/storage.server";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";

const archives = env.BACKUP_DIR!;
const NO_DISK = { freeBytes: 1, totalBytes: 1, share: 0 };
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await resetDatabase();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const letters = () => db.mailMessage.findMany({ where: { kind: "system-alert" }, orderBy: { created_at: "asc" } });
const alerts = async () => (await db.systemAlert.findMany({ orderBy: { kind: "asc" } })).map(({ kind }) => kind);

const [PLAN, PREVIEW] = ["projects/plan.pdf", "projects/plan-apercu.webp"] as const;

/** A project with a message, the file that came with it, and a milestone that was approved on that file. */
async function makeSpace() {
  const client_id = (await makePerson("client", "nour@exemple.ma")).id;
  const { id: project_id } = await db.project.create({ data: { title: "Site du riad", client_id } });
  const bytes = { [PLAN]: randomBytes(300_000), [PREVIEW]: randomBytes(4000) };
  for (const [key, content] of Object.entries(bytes)) await storage.put(key, content);
  const from = { project_id, is_from_agency: true };
  const { id: message_id } = await db.projectMessage.create({
    data: { ...from, text: "Voici le plan,\nsur deux lignes" },
  });
  const sent = { kind: "pdf", version: 1, bytes: 300_000, sha256: fileDigest(bytes[PLAN]), name: "plan.pdf" };
  const shown = { preview_key: PREVIEW, preview_width: 565, preview_height: 800 };
  const file = await db.projectFile.create({ data: { ...from, ...sent, ...shown, message_id, storage_key: PLAN } });
  const approval = { kind: "approved", actor_id: client_id, files: { create: { file_id: file.id } } } as const;
  const milestone = { project_id, position: 0, title: "Maquettes", state: "approved" } as const;
  await db.projectMilestone.create({ data: { ...milestone, events: { create: approval } } });
  return bytes;
}

const spaces = () =>
  db.project.findMany({
    include: { messages: true, files: true, milestones: { include: { events: { include: { files: true } } } } },
  });

it("what is lost comes back from the archive of the night: rows, files and secrets, byte for byte", async () => {
  const media = join(env.DATA_DIR, "media", "drill");
  // Of a test before this one.
  rmSync(join(env.DATA_DIR, "media"), { recursive: true, force: true });
  const secrets = join(env.DATA_DIR, "secrets.json");
  const kept = JSON.stringify({ sessionSecret: "s".repeat(43), encryptionKey: "k".repeat(43) });
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, "a.webp"), Buffer.from([0, 255, 7]));
  writeFileSync(secrets, kept);
  await makePerson("admin", "sara@zellige.example");
  const bytes = await makeSpace();
  const space = await spaces();
  await db.siteSetting.create({ data: { name: "phone", value: "L’été à Casablanca" } });

  const archive = (await backUpNightly())!;
  expect(await db.backupRun.findMany()).toMatchObject([{ error: null, reason: "nightly" }]);
  const checked = await checkArchive(archive);
  expect(checked).toMatchObject({ files: 3, secrets: "opened" });
  expect(checked.manifest.database).toMatchObject({ kind: databaseBackend.kind });
  expect(readFileSync(archive).includes("k".repeat(43))).toBe(false);

  await db.siteSetting.deleteMany();
  await db.project.deleteMany();
  await db.profile.deleteMany();
  for (const key of Object.keys(bytes)) await storage.delete(key);
  rmSync(media, { recursive: true });
  writeFileSync(secrets, kept.replaceAll("s", "t"));
  const { replaced, files, hasSecrets } = await restoreArchive(archive, databaseBackend);
  await closeDatabase();
  await openDatabase();
  expect({ files, hasSecrets }).toEqual({ files: 3, hasSecrets: true });
  expect(await db.siteSetting.findMany()).toMatchObject([{ value: "L’été à Casablanca" }]);
  expect((await db.credential.findMany()).map(({ email }) => email).sort()).toEqual([
    "nour@exemple.ma",
    "sara@zellige.example",
  ]);
  expect(await spaces()).toEqual(space);
  expect(space).toMatchObject([{ messages: [{}], files: [{}], milestones: [{ events: [{ files: [{}] }] }] }]);
  for (const [key, content] of Object.entries(bytes)) expect((await storage.get(key))?.body).toEqual(content);
  expect(fileDigest((await storage.get(PLAN))?.body as Uint8Array)).toBe(space[0]?.files[0]?.sha256);
  expect(readFileSync(join(media, "a.webp"))).toEqual(Buffer.from([0, 255, 7]));
  expect(readFileSync(secrets, "utf8")).toBe(kept);
  if (replaced) rmSync(replaced, { recursive: true });
  rmSync(secrets);
  rmSync(media, { recursive: true });
});

it("an archive that was changed, cut off or is none is refused, and nothing is touched", async () => {
  await db.siteSetting.create({ data: { name: "phone", value: "1" } });
  const file = (await backUpNightly())!;
  const whole = readFileSync(file);
  const wrong: [bytes: Buffer, sentence: RegExp][] = [
    [Buffer.concat([whole.subarray(0, 2000), Buffer.from([whole[2000]! ^ 1]), whole.subarray(2001)]), /is damaged/],
    [whole.subarray(0, whole.length / 2), /is cut off/],
    [Buffer.alloc(4096, "x"), /no archive of this site/],
    [Buffer.alloc(0), /is cut off/],
  ];
  for (const [bytes, sentence] of wrong) {
    writeFileSync(file, bytes);
    await expect(checkArchive(file)).rejects.toThrow(sentence);
    await expect(restoreArchive(file, databaseBackend)).rejects.toThrow(sentence);
  }
  await expect(checkArchive(join(archives, "none"))).rejects.toThrow("There is no file");
  expect(await db.siteSetting.findMany()).toMatchObject([{ value: "1" }]);
  expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith(".restoring"))).toEqual([]);
});

it("a night without an archive is told to each admin once, and is over with the next one", async () => {
  await makePerson("admin", "sara@zellige.example");
  await makePerson("admin", "amal@zellige.example");
  writeFileSync(archives, "a file where the folder should be");
  expect(await backUpNightly()).toBeNull();
  for (let look = 0; look < 3; look += 1) await watchSystem(new Date(), NO_DISK);
  expect(await alerts()).toEqual(["backup-failed"]);
  expect((await letters()).map(({ recipient }) => recipient).sort()).toEqual([
    "amal@zellige.example",
    "sara@zellige.example",
  ]);
  expect((await letters())[0]?.text).toContain("La dernière sauvegarde a échoué");

  rmSync(archives);
  expect(existsSync((await backUpNightly())!)).toBe(true);
  await watchSystem(new Date(), NO_DISK);
  expect(await alerts()).toEqual([]);
  await watchSystem(new Date(Date.now() + 27 * HOUR_MS), NO_DISK);
  expect(await alerts()).toEqual(["backup-old"]);
  await watchSystem(new Date(Date.now() + 28 * HOUR_MS), { ...NO_DISK, share: 0.934 });
  expect(await alerts()).toEqual(["backup-old", "disk-full"]);
  expect((await letters()).at(-1)?.text).toContain("Le disque est rempli à 93\u202f%.");
  expect(await letters()).toHaveLength(6);
});

/** An archive whose files are whole, and whose database is none. */
async function withoutDatabaseIn(files: Record<string, Buffer>): Promise<string> {
  const file = join(folder, "20260101T000000000Z-manual.zellige.tar");
  const database = { kind: databaseBackend.kind, version: "", migration: "" };
  const about = { format: 1, version: "1.0.0", madeAt: new Date().toISOString(), database } as const;
  const name = usesEmbeddedDatabase ? PART_NAMES.embedded : PART_NAMES.postgres;
  const parts = Object.entries(files).map(([key, bytes]) => ({ name: PART_NAMES.files + key, bytes }));
  await writeArchive(file, about, [{ name, bytes: Buffer.from("no database") }, ...parts]);
  return file;
}

it("a restore that fails at the database leaves none of its files", async () => {
  await db.siteSetting.create({ data: { name: "phone", value: "1" } });
  const known = Buffer.from("known");
  await storage.put("projects/known.pdf", known);
  const file = await withoutDatabaseIn({ "projects/new.pdf": Buffer.from("new"), "projects/known.pdf": known });
  await expect(restoreArchive(file, databaseBackend)).rejects.toThrow();
  await closeDatabase();
  await openDatabase();
  expect(await storage.sizeOf("projects/new.pdf")).toBeNull();
  expect((await storage.get("projects/known.pdf"))?.body).toEqual(known);
  expect(await db.siteSetting.findMany()).toMatchObject([{ value: "1" }]);
  await storage.delete("projects/known.pdf");
});

it("a file that was damaged on its disk comes back from the archive, under the same name", async () => {
  const whole = Buffer.from("what the client sent");
  await storage.put("projects/plan.pdf", whole);
  const archive = (await backUpNightly())!;
  await storage.put("projects/plan.pdf", Buffer.from("what the client lost"));
  const { replaced } = await restoreArchive(archive, databaseBackend);
  await closeDatabase();
  await openDatabase();
  expect((await storage.get("projects/plan.pdf"))?.body).toEqual(whole);
  if (replaced) rmSync(replaced, { recursive: true });
  await storage.delete("projects/plan.pdf");
});

it("an archive that cannot be made leaves nothing in the folder, and what a process left that died a day ago goes", async () => {
  const [left, underWay] = [join(archives, ".making-dead00"), join(archives, ".making-alive0")];
  for (const each of [left, underWay]) mkdirSync(each, { recursive: true });
  utimesSync(left, new Date(0), new Date(0));
  const missing = join(folder, "no copy of the database");
  await expect(makeArchive({ reason: "nightly", version: "1.0.0", copy: missing }, databaseBackend)).rejects.toThrow();
  expect(readdirSync(archives)).toEqual([".making-alive0"]);
});

it("copies that a restore left which was killed go with the next restore and at a start; two at once are refused", async () => {
  const copies = () => readdirSync(env.DATA_DIR).filter((name) => /^\.restoring(-\w+)?$/.test(name));
  const leave = () => {
    for (const name of [".restoring", ".restoring-0a1b2c"]) {
      mkdirSync(join(env.DATA_DIR, name, "files"), { recursive: true });
      writeFileSync(join(env.DATA_DIR, name, "files", "plan.pdf"), "a copy");
    }
  };
  const restore = () => restoreArchive(join(folder, "none.zellige.tar"), databaseBackend);
  leave();
  await expect(restore()).rejects.toThrow("There is no file");
  expect(copies()).toEqual([]);
  leave();
  await removeUnfinishedWork();
  expect(copies()).toEqual([]);
  await withWorkingFolder("restore", async (own) => {
    await removeUnfinishedWork();
    expect(existsSync(own)).toBe(true);
    await expect(restore()).rejects.toThrow("Another restore is under way");
  });
  expect(copies()).toEqual([]);
});
