import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-secrets-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/nightly`;
  process.env.BACKUP_PASSPHRASE = "mot de passe de Casablanca";
  return below;
});

import { makeArchive } from "~/server/backup/make-archive.server";
import { restoreArchive } from "~/server/backup/restore-archive.server";
import { decrypt, encrypt } from "~/server/crypto/encryption.server";
import { secretsFile, sessionSecrets } from "~/server/crypto/secrets.server";
import { closeDatabase, databaseBackend, db, openDatabase } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { resetDatabase } from "../../support/database";

const [FIRST, SECOND, SIGNING, UNUSED] = ["premier", "second", "signature", "inutile"].map((word) =>
  word.repeat(6),
) as [string, string, string, string];
const PURPOSE = "api-key:OPENAI_API_KEY";

beforeEach(async () => {
  await resetDatabase();
  rmSync(secretsFile(), { force: true });
});

afterAll(() => {
  rmSync(secretsFile(), { force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** What is set in the environment of the machine; nothing unless told. */
function setEnvironment(set: Partial<Pick<typeof env, "SESSION_SECRET" | "ENCRYPTION_KEY">> = {}): void {
  Object.assign(env, { SESSION_SECRET: undefined, ENCRYPTION_KEY: undefined }, set);
}

const inFile = () => JSON.parse(readFileSync(secretsFile(), "utf8"));
const writeSecrets = (content: object) => writeFileSync(secretsFile(), JSON.stringify(content));

/** The machine is lost: its folder and its environment; the archive is put back on another. */
async function loseAndRestore(archive: string): Promise<void> {
  setEnvironment();
  rmSync(secretsFile(), { force: true });
  const { replaced, hasSecrets } = await restoreArchive(archive, databaseBackend);
  await closeDatabase();
  await openDatabase();
  if (replaced) rmSync(replaced, { recursive: true });
  expect(hasSecrets).toBe(true);
}

const archived = async () => (await makeArchive({ reason: "manual", version: "1.0.0" }, databaseBackend)).file;

it("what was encrypted under a key before the present one is opened after a restore, on a machine that knows neither", async () => {
  // One of the two variables alone: what cookies are signed with is in the file, whose key is used by nothing.
  writeSecrets({ sessionSecret: SIGNING, encryptionKey: UNUSED });
  setEnvironment({ ENCRYPTION_KEY: [FIRST] });
  await db.siteSetting.create({ data: { name: "phone", value: encrypt("sk-ancienne", PURPOSE) } });
  setEnvironment({ ENCRYPTION_KEY: [SECOND, FIRST] });
  await db.siteSetting.create({ data: { name: "email", value: encrypt("sk-nouvelle", PURPOSE) } });

  await loseAndRestore(await archived());
  const rows = await db.siteSetting.findMany({ where: { name: { in: ["email", "phone"] } }, orderBy: { name: "asc" } });
  expect(rows.map(({ value }) => decrypt(String(value), PURPOSE))).toEqual(["sk-nouvelle", "sk-ancienne"]);
  expect(sessionSecrets()).toEqual([SIGNING]);
  expect(inFile()).toEqual({ sessionSecret: SIGNING, encryptionKey: [SECOND, FIRST] });
});

it("secrets of the environment alone are kept all, a single one in the way that releases before this one read", async () => {
  setEnvironment({ SESSION_SECRET: [SIGNING, UNUSED], ENCRYPTION_KEY: [FIRST] });
  await loseAndRestore(await archived());
  expect(inFile()).toEqual({ sessionSecret: [SIGNING, UNUSED], encryptionKey: FIRST });
});

it("a file with several of a kind is kept as it is where the environment sets none", async () => {
  const content = { sessionSecret: [SIGNING], encryptionKey: [SECOND, FIRST] };
  setEnvironment();
  writeSecrets(content);
  await loseAndRestore(await archived());
  expect(readFileSync(secretsFile(), "utf8")).toBe(JSON.stringify(content));
});
