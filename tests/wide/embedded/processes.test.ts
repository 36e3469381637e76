import { linkSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { askForBackup, restoreDatabase } from "~/server/db/backup.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { databaseWriter } from "../../support/embedded-site";
import { temporaryDataDir } from "../../support/temporary-database";
import { waitFor, waitUntil } from "../../support/wait-for";

// A lock beats, and is watched, five times as fast; in the processes that are started too.
vi.hoisted(() => vi.stubEnv("PAUSE_SCALE", "0.2"));

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const start = await databaseWriter();
const hasOpened = (lines: string[]) => lines.includes("open");

describe("the embedded database and processes", () => {
  test("the lock file alone also refuses, where sockets cannot tell", async () => {
    const folder = temporaryDataDir();
    const first = start(folder);
    await first.until(hasOpened);
    const lock = join(folder, "database.lock");
    const holder = JSON.parse(readFileSync(lock, "utf8"));

    // The same holder, seen through another name of the folder: the socket's name differs.
    const elsewhere = temporaryDataDir();
    writeFileSync(join(elsewhere, "database.lock"), JSON.stringify(holder));
    const backend = new EmbeddedBackend(join(elsewhere, "database"));
    await expect(backend.connect()).rejects.toThrow(`process ${first.pid} `);
  });

  test("a lock is taken over from a process that is gone, also when its pid was given to another", async () => {
    const folder = temporaryDataDir();
    const first = start(folder);
    await first.until(hasOpened);
    await first.kill("SIGKILL");
    const lock = join(folder, "database.lock");
    const left = JSON.parse(readFileSync(lock, "utf8"));
    writeFileSync(lock, JSON.stringify({ ...left, pid: process.pid }));

    const backend = new EmbeddedBackend(join(folder, "database"));
    await backend.probe();
    expect(JSON.parse(readFileSync(lock, "utf8"))).toMatchObject({ pid: process.pid });
    await backend.close();
    expect(() => readFileSync(lock)).toThrow("ENOENT");
  });

  test("a lock of another boot under the same name is left to its holder while it beats", async () => {
    const folder = temporaryDataDir();
    const first = start(folder);
    await first.until(hasOpened);
    const lock = join(folder, "database.lock");
    const text = readFileSync(lock, "utf8");
    const { bootId } = JSON.parse(text);
    // In the very file that the holder goes on writing.
    writeSync(openSync(lock, "r+"), text.replace(bootId, bootId.replace(/./g, "0")), 0);

    const elsewhere = temporaryDataDir();
    linkSync(lock, join(elsewhere, "database.lock"));
    const backend = new EmbeddedBackend(join(elsewhere, "database"));
    await expect(backend.connect()).rejects.toThrow(`in use by process ${first.pid} `);
    writeFileSync(lock, "no lock at all");
    await expect(backend.connect()).rejects.toThrow("in use by another process");
  });

  test.each([
    ["of another boot under the same name", (text: string) => text.replace(/"bootId": ".*?"/, '"bootId": "another"')],
    ["that is damaged", (text: string) => text.slice(0, 40)],
    ["that is empty", () => ""],
    [
      "of a start that is yet to come",
      (text: string) => text.replace(/"startedAt": ".*?"/, '"startedAt": "99999999999"'),
    ],
  ])("a lock %s is taken over when nobody holds it", async (_, change) => {
    const folder = temporaryDataDir();
    const first = start(folder);
    await first.until(hasOpened);
    await first.kill("SIGKILL");
    const lock = join(folder, "database.lock");
    writeFileSync(lock, change(readFileSync(lock, "utf8")));

    const backend = new EmbeddedBackend(join(folder, "database"));
    await backend.probe();
    expect(JSON.parse(readFileSync(lock, "utf8"))).toMatchObject({ pid: process.pid });
    await backend.close();
  });

  test("who finds that its lock is another's touches nothing any more, and asks for it anew", async () => {
    const folder = temporaryDataDir();
    const backend = new EmbeddedBackend(join(folder, "database"));
    onTestFinished(() => backend.close());
    await backend.probe();
    const lock = join(folder, "database.lock");
    const other = { ...JSON.parse(readFileSync(lock, "utf8")), bootId: "another", host: "another", pid: 1 };
    rmSync(lock);
    writeFileSync(lock, JSON.stringify(other));
    await waitFor(() => expect(backend.isOpen).toBe(false));
    const guard = new GuardedDatabase(backend);
    onTestFinished(() => guard.breaker.reset());
    const read = async () => (await guard.connect()).queryRaw({ sql: "SELECT 1", args: [], argTypes: [] });
    await expect(read()).rejects.toThrow(DatabaseUnavailableError);
    await expect(backend.probe()).rejects.toThrow("in use by process 1 ");
    expect(JSON.parse(readFileSync(lock, "utf8"))).toEqual(other);
    rmSync(lock);
    await waitUntil(() => !guard.breaker.isOpen);
    await read();
  });

  test("a backup is made by the process that has it open, when another asks", async () => {
    const folder = temporaryDataDir();
    const first = start(folder, "write");
    await first.until((lines) => lines.length > 3);
    const written = first.lines[1];
    const backend = new EmbeddedBackend(join(folder, "database"));
    const made = await askForBackup(backend);
    await first.kill("SIGKILL");
    expect(await askForBackup(backend)).toBeUndefined();

    onTestFinished(() => backend.close());
    await restoreDatabase(made!.file, backend);
    const adapter = await backend.connect();
    const { rows } = await adapter.queryRaw({ sql: "SELECT id::text FROM contact_inquiries", args: [], argTypes: [] });
    expect(rows.flat()).toContain(written);
  });

  test("SIGTERM closes it, and the next process opens it at once", async () => {
    const folder = temporaryDataDir();
    const first = start(folder, "write");
    await first.until((lines) => lines.length > 5);
    expect(await first.kill("SIGTERM")).toBe(0);
    expect(first.lines.at(-1)).toBe("closed");
    const second = start(folder);
    await second.until(hasOpened);
  });

  test("kill -9 five times in the middle of writing loses no acknowledged row", async () => {
    const folder = temporaryDataDir();
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const program = start(folder, "write");
      await program.until((lines) => lines.length > 8);
      await program.kill("SIGKILL");
      acknowledged.push(...program.lines.filter((line) => line !== "open"));
    }

    const backend = new EmbeddedBackend(join(folder, "database"));
    const adapter = await backend.connect();
    const { rows } = await adapter.queryRaw({ sql: "SELECT id::text FROM contact_inquiries", args: [], argTypes: [] });
    const stored = new Set(rows.map(([id]) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    await backend.close();
  });
});
