import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-checked-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  process.env.BACKUP_PASSPHRASE = "mot de passe de Casablanca";
  process.env.TMPDIR = `${below}/temporary`;
  return below;
});

import { checkArchive } from "~/server/backup/check-archive.server";
import { makeArchive } from "~/server/backup/make-archive.server";
import { databaseBackend } from "~/server/db/db.server";
import { storage } from "~/server/storage/storage.server";

const MB = 1024 * 1024;
const FILES = ["projects/plan.pdf", "projects/film.mp4"];
const FILE_BYTES = 24 * MB;
const temporary = join(folder, "temporary");

afterAll(async () => {
  for (const key of FILES) await storage.delete(key);
  rmSync(folder, { recursive: true, force: true });
});

/** The bytes of all files below the folder of temporary ones, by the name of each; what goes meanwhile is left out. */
function sizes(): Map<string, number> {
  const names = readdirSync(temporary, { recursive: true, encoding: "utf8" });
  const found = names.map((name) => [name, statSync(join(temporary, name), { throwIfNoEntry: false })] as const);
  return new Map(found.flatMap(([name, stats]) => (stats?.isFile() ? [[name, stats.size]] : [])));
}

it("a check of an archive lays down the database alone, and none of the uploaded files", async () => {
  mkdirSync(temporary, { recursive: true });
  for (const key of FILES) await storage.put(key, randomBytes(FILE_BYTES));
  // Others may lie there from tests before.
  let stored = 0;
  for await (const _ of storage.list()) stored += 1;
  const { file, bytes } = await makeArchive({ reason: "manual", version: "1.0.0" }, databaseBackend);
  expect(bytes).toBeGreaterThan(FILES.length * FILE_BYTES);

  const checking = checkArchive(file);
  let [isOver, highest] = [false, 0];
  const seen = new Set<string>();
  void checking.finally(() => (isOver = true)).catch(() => undefined);
  for (; !isOver; await nextTurn()) {
    const now = sizes();
    for (const name of now.keys()) seen.add(name.replace(/^.*?\//, ""));
    highest = Math.max(
      highest,
      [...now.values()].reduce((sum, size) => sum + size, 0),
    );
  }
  expect(await checking).toMatchObject({ files: stored });
  expect([...seen].filter((name) => name.startsWith("database."))).toHaveLength(1);
  expect([...seen].filter((name) => name.startsWith("files/"))).toEqual([]);
  expect(highest).toBeLessThan(FILE_BYTES);
  expect(readdirSync(temporary)).toEqual([]);
});
