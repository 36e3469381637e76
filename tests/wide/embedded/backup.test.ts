import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { backupDatabase, restoreDatabase, startDailyBackups } from "~/server/db/backup.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { openEmbedded } from "../../support/embedded-site";
import { temporaryDataDir } from "../../support/temporary-database";
import { waitFor } from "../../support/wait-for";

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

  test("queries go on while it is made, and each change is in it whole or not at all", async () => {
    const { backend, run } = openEmbedded(temporaryDataDir());
    await run("CREATE TABLE one_side (n int PRIMARY KEY)");
    await run("CREATE TABLE other_side (n int PRIMARY KEY)");
    const write = (n: number) =>
      run(`WITH one AS (INSERT INTO one_side VALUES (${n})) INSERT INTO other_side VALUES (${n})`);
    await write(0);
    let isMade = false;
    const making = backupDatabase("manual", backend).finally(() => {
      isMade = true;
    });
    let written = 0;
    while (!isMade) await write(++written);
    await restoreDatabase((await making).file, backend);

    expect(written).toBeGreaterThan(1);
    const kept = await run("SELECT n FROM one_side ORDER BY n");
    expect(kept).toEqual(kept.map((_, index) => index));
    expect(kept.length).toBeGreaterThan(0);
    expect(await run("SELECT n FROM other_side ORDER BY n")).toEqual(kept);
  });

  test("two that are asked for at once are made one after the other, each whole", async () => {
    const { backend, run } = openEmbedded(temporaryDataDir());
    await run("INSERT INTO profiles (full_name) VALUES ('Amina')");
    const made = await Promise.all([backupDatabase("daily", backend), backupDatabase("manual", backend)]);
    for (const { file } of made) {
      await restoreDatabase(file, backend);
      expect(await run("SELECT full_name FROM profiles")).toEqual(["Amina"]);
    }
  });

  test("one that was given up leaves nothing that hinders the next", async () => {
    const folder = temporaryDataDir();
    const { backend, run } = openEmbedded(folder);
    const copy = backend.dump();
    await copy.next();
    await copy.return(undefined);
    await backupDatabase("manual", backend);

    await run("SELECT pg_backup_start('of a copy that could not be ended')::text");
    const unfinished = join(folder, "backups/20260110T030000000Z-daily.tar.gz.partial");
    writeFileSync(unfinished, "");
    await backupDatabase("manual", backend);
    expect(existsSync(unfinished)).toBe(false);
  });

  test("a damaged database is replaced by a backup, and goes on", async () => {
    const folder = temporaryDataDir();
    const { backend, run } = openEmbedded(folder);
    await run("INSERT INTO profiles (full_name) VALUES ('Amina')");
    const { file } = await backupDatabase("daily", backend);
    await backend.close();
    writeFileSync(join(folder, "database/global/pg_control"), "");
    await expect(backend.connect()).rejects.toThrow(`npm run restore -- ${file}`);

    expect(await restoreDatabase(file, backend)).toEqual({ replaced: undefined });
    expect(await run(readNames)).toEqual(["Amina"]);
  });

  test("the secrets that it needs lie beside it, for their owner alone, and come back and go with it", async () => {
    const folder = temporaryDataDir();
    const { backend, run } = openEmbedded(folder);
    const secrets = join(folder, "secrets.json");
    const made = (letter: string) =>
      JSON.stringify({ sessionSecret: letter.repeat(43), encryptionKey: letter.repeat(43) });
    writeFileSync(secrets, made("a"));
    await run("SELECT 1");
    const { file } = await backupDatabase("manual", backend);
    const beside = file.replace(".tar.gz", ".secrets.json");
    expect(statSync(beside).mode & 0o077).toBe(0);

    writeFileSync(secrets, made("b"));
    await restoreDatabase(file, backend);
    expect(readFileSync(secrets, "utf8")).toBe(made("a"));
    const [former = ""] = readdirSync(folder).filter((name) => name.startsWith("secrets.json.replaced-"));
    expect(readFileSync(join(folder, former), "utf8")).toBe(made("b"));

    for (let day = 10; day < 18; day += 1) {
      for (const end of ["tar.gz", "secrets.json"]) {
        writeFileSync(join(folder, `backups/202601${day}T030000000Z-daily.${end}`), "");
      }
    }
    await backupDatabase("daily", backend);
    const kept = readdirSync(join(folder, "backups")).filter((name) => name.endsWith("daily.secrets.json"));
    expect(kept).toHaveLength(7);
    expect(kept[0]).toContain("20260112");
  });

  test("files dated years ahead hold back no backup, and neither they nor the others drive each other out", async () => {
    const folder = temporaryDataDir();
    const { backend } = openEmbedded(folder);
    await backend.probe();
    const backups = join(folder, "backups");
    mkdirSync(backups);
    const listed = () => readdirSync(backups).filter((name) => name.endsWith("-daily.tar.gz"));
    for (const year of [2020, 2099]) {
      for (let day = 10; day < 19; day += 1)
        writeFileSync(join(backups, `${year}01${day}T030000000Z-daily.tar.gz`), "");
    }
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    onTestFinished(startDailyBackups(backend));
    const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");

    vi.advanceTimersByTime(61_000);
    const isToday = (name: string) => name.startsWith(today);
    await waitFor(() => expect(listed().filter(isToday)).toHaveLength(1));
    await waitFor(() => expect(listed()).toHaveLength(14), { interval: 10 });
    expect(listed().filter((name) => name.startsWith("2099"))).toHaveLength(7);
    vi.advanceTimersByTime(25 * 60 * 60_000);
    await waitFor(() => expect(listed().filter((name) => /^20(20|99)/.test(name))).toHaveLength(12), {
      interval: 10,
      timeout: 30_000,
    });
    expect(listed()).toHaveLength(14);
  });

  test("a day after the last one the next is due", async () => {
    const folder = temporaryDataDir();
    const { backend } = openEmbedded(folder);
    await backend.probe();
    const listed = () => (existsSync(join(folder, "backups")) ? readdirSync(join(folder, "backups")) : []);
    const count = () => listed().filter((name) => name.endsWith("-daily.tar.gz")).length;
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const stop = startDailyBackups(backend);
    onTestFinished(stop);

    vi.advanceTimersByTime(61_000);
    await waitFor(() => expect(count()).toBe(1));
    for (let hour = 0; hour < 23; hour += 1) vi.advanceTimersByTime(60 * 60_000);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(2 * 60 * 60_000);
    await waitFor(() => expect(count()).toBe(2));
  });
});
