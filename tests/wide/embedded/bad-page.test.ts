import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { backupDatabase } from "~/server/db/backup.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { temporaryDataDir } from "../../support/temporary-database";
import { waitFor } from "../../support/wait-for";

test("a bad page is told with its table and the newest backup without it, once, and the other tables are served", async () => {
  const folder = temporaryDataDir();
  const backend = new EmbeddedBackend(join(folder, "database"));
  onTestFinished(() => backend.close());
  const guard = new GuardedDatabase(backend);
  const adapter = await guard.connect();
  const run = (sql: string) => adapter.queryRaw({ sql, args: [], argTypes: [] }).then(({ rows }) => rows);
  await run("INSERT INTO profiles (full_name) SELECT repeat('Amina ', 20) FROM generate_series(1, 200)");
  const { file: whole } = await backupDatabase("daily", backend);
  const [[path]] = (await run("SELECT pg_relation_filepath('profiles')")) as [[string]];
  await backend.close();
  const file = openSync(join(folder, "database", path), "r+");
  writeSync(file, Buffer.alloc(512, 7), 0, 512, 0);
  closeSync(file);
  await backupDatabase("manual", backend);

  const lines = vi.spyOn(logger, "error").mockReturnValue();
  for (let reader = 0; reader < 2; reader += 1) {
    await expect(run("SELECT full_name FROM profiles")).rejects.toThrow(DatabaseUnavailableError);
  }
  expect(await run("SELECT count(*)::int FROM services")).toEqual([[0]]);
  expect(guard.breaker.isOpen).toBe(false);
  await waitFor(() => expect(lines).toHaveBeenCalled(), { interval: 50, timeout: 100_000 });
  const told = lines.mock.calls.map(([fields, sentence]) => ({ ...(fields as object), sentence }));
  expect(told).toEqual([expect.objectContaining({ event: "table-damaged", table: "profiles" })]);
  expect(told[0]?.sentence).toContain(`npm run restore -- ${whole}`);
  // Backups are unpacked in processes of their own.
}, 120_000);
