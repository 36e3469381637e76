import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { makeTemporaryFolder } from "../support/temporary-folder";

const NAMES = {
  ...{ SITE_HOST: "www.example.com", POSTGRES_PASSWORD: "of-the-database", STORAGE_SECRET: "of-the-store" },
  ...{ SESSION_SECRET: "of-the-sessions", ENCRYPTION_KEY: "of-the-keys" },
};

/** What Compose makes of the file. Its first line is left out: the Compose of Debian's packages does not know `name`. */
function read(names: Record<string, string>) {
  const folder = makeTemporaryFolder("zellige-compose-");
  mkdirSync(path.join(folder, "deploy"));
  const text = readFileSync("deploy/compose.yaml", "utf8").replace(/^name: zellige$/m, "");
  writeFileSync(path.join(folder, "deploy/compose.yaml"), text);
  copyFileSync(".env.example", path.join(folder, ".env"));
  const args = ["--env-file", ".env", "-f", "deploy/compose.yaml", "config"];
  const env = { PATH: process.env.PATH, NODE_ENV: "test" as const, ...names };
  return spawnSync("docker-compose", args, { cwd: folder, env, encoding: "utf8" });
}

it("is a set of containers that Compose reads, each told the secrets of the others", () => {
  const { status, stdout, stderr } = read(NAMES);
  expect([status, stderr]).toEqual([0, ""]);
  for (const line of [
    "SITE_URL: https://www.example.com",
    "DATABASE_URL: postgresql://zellige:of-the-database@database:5432/zellige",
    "STORAGE_URL: s3+http://zellige:of-the-store@storage:7070/zellige",
    "POSTGRES_PASSWORD: of-the-database",
    "ROOT_SECRET_KEY: of-the-store",
    "SESSION_SECRET: of-the-sessions",
    "ENCRYPTION_KEY: of-the-keys",
    "WEB_CONCURRENCY: '2'",
  ])
    expect(stdout).toContain(`      ${line}\n`);
});

it.each(Object.keys(NAMES))("is not started without %s", (name) => {
  const { status, stderr } = read({ ...NAMES, [name]: "" });
  expect(status).not.toBe(0);
  expect(stderr).toContain(name);
});
