import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { backupDatabase, restoreDatabase } from "~/server/db/backup.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { openEmbedded } from "../../support/embedded-site";
import { temporaryDataDir } from "../../support/temporary-database";

// A restore unpacks the archive in a process of its own.
vi.setConfig({ testTimeout: 180_000 });

const readNames = "SELECT full_name FROM profiles ORDER BY full_name";

describe("backups of the embedded database", () => {
  test("a backup brings everything back, and what was there in between is kept beside it", async () => {
    const folder = temporaryDataDir();
    const { backend, run } = openEmbedded(folder);
    await run("INSERT INTO profiles (full_name) VALUES ('Amina'), ('Youssef')");
    const { file } = await backupDatabase("manual", backend);
    expect(statSync(file).mode & 0o077).toBe(0);
    await run("DELETE FROM profiles");
    await run("INSERT INTO profiles (full_name) VALUES ('Later')");

    const { replaced } = await restoreDatabase(file, backend);
    expect(await run(readNames)).toEqual(["Amina", "Youssef"]);
    await backend.close();

    const before = new EmbeddedBackend(replaced!);
    const adapter = await before.connect();
    expect((await adapter.queryRaw({ sql: readNames, args: [], argTypes: [] })).rows.flat()).toEqual(["Later"]);
    await before.close();
  });

  test("a file that is no backup changes nothing", async () => {
    const folder = temporaryDataDir();
    const { backend, run } = openEmbedded(folder);
    await run("INSERT INTO profiles (full_name) VALUES ('Amina')");
    const file = join(folder, "notes.tar.gz");
    writeFileSync(file, "not an archive");
    await expect(restoreDatabase(file, backend)).rejects.toThrow("holds no database that opens; nothing was changed");
    await expect(restoreDatabase(join(folder, "none"), backend)).rejects.toThrow("There is no file");
    expect(await run(readNames)).toEqual(["Amina"]);
  });

  test("seven of a kind are kept, and all that were asked for by hand", async () => {
    const folder = temporaryDataDir();
    const { backend } = openEmbedded(folder);
    const backups = join(folder, "backups");
    mkdirSync(backups);
    for (let day = 10; day < 20; day += 1) {
      for (const reason of ["daily", "manual"])
        writeFileSync(join(backups, `202601${day}T030000000Z-${reason}.tar.gz`), "");
    }
    const { file } = await backupDatabase("daily", backend);
    const kept = readdirSync(backups).filter((name) => name.includes("daily"));
    expect(kept).toHaveLength(7);
    expect(join(backups, kept.at(-1)!)).toBe(file);
    expect(kept[0]).toContain("20260114");
    expect(readdirSync(backups).filter((name) => name.includes("manual"))).toHaveLength(10);
  });

  test("on a PostgreSQL server one sentence says what to use instead", async () => {
    const backend = new PostgresBackend("postgresql://postgres@127.0.0.1:1/none");
    for (const refused of [backupDatabase("manual", backend), restoreDatabase("file", backend)]) {
      await expect(refused).rejects.toThrow(/pg_dump and restore it with pg_restore\.$/);
    }
  });
});
