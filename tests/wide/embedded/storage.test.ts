import { existsSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { DurableNodeFS } from "~/server/db/open-pglite.server";
import { reasonToRefuseWrites } from "~/server/db/storage-guard.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { temporaryDataDir } from "../../support/temporary-database";
import { waitUntil } from "../../support/wait-for";

vi.setConfig({ testTimeout: 180_000 });

interface FileOperations {
  fsync?: (stream: unknown) => number;
  write(...parameters: unknown[]): number;
}

/** A disk whose writes or flushes can be made to fail: errno 51 is ENOSPC, 29 EIO. */
class FailingNodeFS extends DurableNodeFS {
  static failing: "fsync" | "write" | undefined;
  static hasFsync = true;

  override async init(...parameters: Parameters<DurableNodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...parameters);
    const breakFiles = (module: {
      FS: { ErrnoError: new (errno: number) => Error };
      NODEFS: { stream_ops: FileOperations };
    }) => {
      const operations = module.NODEFS.stream_ops;
      const { fsync, write } = operations;
      operations.write = (...rest) => {
        if (FailingNodeFS.failing === "write") throw new module.FS.ErrnoError(51);
        return write(...rest);
      };
      operations.fsync = (stream) => {
        if (FailingNodeFS.failing === "fsync") throw new module.FS.ErrnoError(29);
        return fsync?.(stream) ?? 0;
      };
      if (!FailingNodeFS.hasFsync) delete operations.fsync;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), breakFiles] } };
  }
}

async function openOn(folder: string, reserveBytes?: number) {
  const openFiles = (path: string) => new FailingNodeFS(path);
  const backend = new EmbeddedBackend(join(folder, "database"), { openFiles, reserveBytes });
  onTestFinished(async () => {
    FailingNodeFS.failing = undefined;
    FailingNodeFS.hasFsync = true;
    guard.breaker.reset();
    await backend.close();
  });
  const guard = new GuardedDatabase(backend);
  const adapter = await guard.connect();
  const run = (sql: string) => adapter.queryRaw({ sql, args: [], argTypes: [] }).then(({ rows }) => rows);
  return { backend, guard, run };
}

describe("the embedded database and its disk", () => {
  test("a start without a working fsync stops with a sentence, and moves nothing", async () => {
    const folder = temporaryDataDir();
    const { backend } = await openOn(folder);
    FailingNodeFS.hasFsync = false;
    await expect(backend.connect()).rejects.toThrow(/does not flush its commits to the disk .* 0 flushes/);
    expect(readdirSync(folder)).toEqual(["database"]);
  });

  test.each(["write", "fsync"] as const)(
    "a %s that fails is a 503, and the database recovers by itself",
    async (kind) => {
      const { guard, run } = await openOn(temporaryDataDir());
      await run("INSERT INTO profiles (full_name) VALUES ('before')");
      FailingNodeFS.failing = kind;
      await expect(run("INSERT INTO profiles (full_name) VALUES ('during')")).rejects.toThrow(DatabaseUnavailableError);
      await expect(run("CHECKPOINT")).rejects.toThrow(DatabaseUnavailableError);
      expect(guard.breaker.isOpen).toBe(true);

      FailingNodeFS.failing = undefined;
      await waitUntil(() => !guard.breaker.isOpen);
      await run("INSERT INTO profiles (full_name) VALUES ('after')");
      const names = (await run("SELECT full_name FROM profiles ORDER BY created_at")).flat();
      expect(names.filter((name) => name !== "during")).toEqual(["before", "after"]);
    },
  );

  test("a disk nearly full refuses writes before they are sent, and reads go on", async () => {
    const folder = temporaryDataDir();
    const { guard, run } = await openOn(folder, Number.MAX_SAFE_INTEGER);
    await expect(run("INSERT INTO profiles (full_name) VALUES ('no')")).rejects.toThrow(DatabaseUnavailableError);
    expect(await run("SELECT count(*)::int FROM profiles")).toEqual([[0]]);
    expect(guard.breaker.isOpen).toBe(false);
  });

  test("a disk too full to open a database on is read from a copy, and written to again once there is room", async () => {
    const folder = temporaryDataDir();
    const disk = { reserveBytes: Number.MAX_SAFE_INTEGER, openingBytes: Number.MAX_SAFE_INTEGER };
    const before = readdirSync(folder, { recursive: true }).sort();
    const backend = new EmbeddedBackend(join(folder, "database"), disk);
    onTestFinished(() => backend.close());
    const guard = new GuardedDatabase(backend);
    const adapter = await guard.connect();
    const run = (sql: string) => adapter.queryRaw({ sql, args: [], argTypes: [] }).then(({ rows }) => rows);
    const insert = () => run("INSERT INTO profiles (full_name) VALUES ('Amina')");

    expect(await run("SELECT count(*)::int FROM profiles")).toEqual([[0]]);
    expect(backend.isReadOnly).toBe(true);
    await expect(insert()).rejects.toThrow(DatabaseUnavailableError);
    const engine = await backend.connect();
    await expect(engine.executeScript("INSERT INTO profiles (full_name) VALUES ('no')")).rejects.toThrow();
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
    const other = new EmbeddedBackend(join(folder, "database"), disk);
    await expect(other.connect()).rejects.toThrow("in use by another process");

    disk.reserveBytes = 0;
    disk.openingBytes = 0;
    await backend.probe();
    expect(backend.isReadOnly).toBe(false);
    await insert();
    expect(await run("SELECT full_name FROM profiles")).toEqual([["Amina"]]);
    expect(existsSync(join(folder, "database.lock"))).toBe(true);
  });

  test("a folder that takes writes is told from one that is full or gone", () => {
    const folder = temporaryDataDir(false);
    expect(reasonToRefuseWrites(folder)).toBeUndefined();
    expect(reasonToRefuseWrites(folder, Number.MAX_SAFE_INTEGER)).toMatch(/^Only \d+ bytes are free/);
    expect(reasonToRefuseWrites(join(folder, "gone"))).toMatch(/cannot be written: ENOENT/);
  });

  test("a directory that does not open is moved aside untouched, and a second start does not begin an empty one", async () => {
    const folder = temporaryDataDir();
    truncateSync(join(folder, "database/global/pg_control"), 0);
    writeFileSync(join(folder, "database/kept"), "all of it");
    const { backend } = await openOn(folder);
    await expect(backend.connect()).rejects.toThrow(/could not be opened \(.*pg_control.*\) and was moved/);

    const [damaged, ...others] = readdirSync(folder);
    expect(damaged).toMatch(/^database\.damaged-/);
    expect(others).toEqual([]);
    expect(existsSync(join(folder, damaged!, "kept"))).toBe(true);
    await expect(backend.connect()).rejects.toThrow(`lies untouched in ${join(folder, damaged!)}`);
    expect(readdirSync(folder)).toEqual([damaged]);
  });
});
