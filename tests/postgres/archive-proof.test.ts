import { readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PART_NAMES } from "~/server/backup/archive-file.server";
import { proveDatabase } from "~/server/backup/make-archive.server";
import { runPostgresTool } from "~/server/backup/postgres-tools.server";
import { migrationNames } from "~/server/db/migrate.server";
import { env } from "~/server/env.server";
import { makeTemporaryFolder } from "../support/temporary-folder";

const folder = makeTemporaryFolder("zellige-proof-");
const UNREADABLE = /vide ou illisible/;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a dump of a PostgreSQL server", () => {
  const path = join(folder, "database.dump");
  const prove = () => proveDatabase({ name: PART_NAMES.postgres, path });
  const dump = (...args: string[]) =>
    runPostgresTool("pg_dump", env.DATABASE_URL, ["--format=custom", "--file", path, ...args]);

  it("is proved, and described as the server", async () => {
    await dump();
    expect(await prove()).toMatchObject({ kind: "PostgreSQL", migration: migrationNames().at(-1) });
  });

  it("is none where it is empty, cut off, or has no rows of the site", async () => {
    writeFileSync(path, "");
    await expect(prove()).rejects.toThrow(UNREADABLE);
    await dump();
    truncateSync(path, Math.floor(readFileSync(path).length / 2));
    await expect(prove()).rejects.toThrow(UNREADABLE);
    for (const without of ["--schema-only", "--exclude-schema=public"]) {
      await dump(without);
      await expect(prove()).rejects.toThrow(UNREADABLE);
    }
  });
});
