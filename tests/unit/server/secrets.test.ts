import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "secrets-"));
  for (const name of ["SESSION_SECRET", "ENCRYPTION_KEY", "DATABASE_URL"]) vi.stubEnv(name, "");
  vi.stubEnv("DATA_DIR", dataDir);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

const load = () => import("~/server/crypto/secrets.server");

it("makes secrets once, readable by their owner alone, and finds them again", async () => {
  const first = await load();
  const [secret] = first.sessionSecrets();
  expect(secret!.length).toBeGreaterThanOrEqual(43);
  expect(statSync(path.join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);

  vi.resetModules();
  const second = await load();
  expect(second.sessionSecrets()).toEqual([secret]);
  expect(second.encryptionKeys()).toEqual(first.encryptionKeys());
  expect(second.encryptionKeys()).not.toEqual([secret]);
});

it("lists the secrets of the environment in their order, for rotation", async () => {
  const [next, old] = ["n".repeat(32), "o".repeat(32)];
  vi.stubEnv("SESSION_SECRET", `${next}, ${old}`);
  expect((await load()).sessionSecrets()).toEqual([next, old]);
});

it("refuses production on a PostgreSQL server without secrets, with one sentence", async () => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("PASSWORD_COST", "");
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/site");
  const { sessionSecrets, encryptionKeys } = await load();
  expect(sessionSecrets).toThrow(/^SESSION_SECRET is missing: /);
  expect(encryptionKeys).toThrow(/^ENCRYPTION_KEY is missing: /);
});

it("names the copy beside the newest backup as what a damaged file is to be replaced by", async () => {
  writeFileSync(path.join(dataDir, "secrets.json"), "{");
  const backups = path.join(dataDir, "backups");
  mkdirSync(backups);
  for (const day of [10, 12, 11]) writeFileSync(path.join(backups, `202601${day}T030000000Z-daily.secrets.json`), "");
  writeFileSync(path.join(backups, "20260113T030000000Z-daily.tar.gz"), "");
  const { sessionSecrets } = await load();
  expect(sessionSecrets).toThrow(`copy ${path.join(backups, "20260112T030000000Z-daily.secrets.json")} to its place`);
});

it("never replaces a damaged file by itself", async () => {
  const file = path.join(dataDir, "secrets.json");
  writeFileSync(file, "{");
  const { sessionSecrets } = await load();
  expect(sessionSecrets).toThrow(/is damaged/);
  expect(readFileSync(file, "utf8")).toBe("{");
});
