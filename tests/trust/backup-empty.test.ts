import { chmodSync, cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { toolFolders } from "~/server/backup/postgres-tools.server";
import { SiteProcess } from "../support/site-process";
import { report } from "./support/figures";
import { folderForTest, TrustPostgres } from "./support/trust-postgres";

vi.setConfig({ testTimeout: 600_000 });

const TOOL = toolFolders()
  .map((folder) => join(folder, "pg_dump"))
  .find((file) => existsSync(file));

/** What runs a command of the site where a program of the system is another one: for its processes alone, which takes root. */
const wrapper = (replaced: string, by: string) => `
  import { spawnSync } from "node:child_process";
  const command = 'mount --bind "$1" "$2" && exec "$3" scripts/command.mjs "$4"';
  const args = ["--mount", "sh", "-c", command, "sh", ${JSON.stringify(by)}, ${JSON.stringify(replaced)}];
  const { status } = spawnSync("unshare", [...args, process.execPath, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
`;

test("a pg_dump that says it has done its work and has written nothing, or half of it, makes no archive", async (context) => {
  const postgres = await TrustPostgres.forTest();
  const folder = folderForTest();
  const archives = join(folder, "archives");
  const environment = { ...postgres.environment, DATA_DIR: join(folder, "data"), BACKUP_DIR: archives };
  const run = (script: string, command: string) => new SiteProcess(script, environment, [command]).ended;
  expect(await run("command.mjs", "migrate")).toMatchObject({ code: 0 });
  const [fake, script] = [join(folder, "pg_dump"), join(folder, "wrapper.mjs")];
  const real = join(folder, "real-pg_dump");
  cpSync(TOOL!, real);
  writeFileSync(script, wrapper(TOOL!, fake));
  const told: string[] = [];
  const into = "for last; do :; done";
  for (const [name, work] of Object.entries({
    "no file": "exit 0",
    nothing: `${into}; : > "$last"`,
    half: `${into}; "${real}" "$@" && truncate -s 20000 "$last"`,
  })) {
    writeFileSync(fake, `#!/bin/sh\n${work}\n`);
    chmodSync(fake, 0o755);
    const { code, stderr } = await run(script, "backup");
    told.push(stderr.trim());
    expect([name, code, readdirSync(archives)]).toEqual([name, 1, []]);
    expect(stderr).toMatch(/vide ou illisible/);
    expect(await postgres.column("SELECT file FROM backup_runs")).toEqual([]);
  }
  const whole = await run("command.mjs", "backup");
  expect([whole.code, readdirSync(archives)]).toEqual([0, [expect.stringMatching(/-manual\.zellige\.tar$/)]]);
  expect(await postgres.column("SELECT file FROM backup_runs")).toEqual(readdirSync(archives));
  report(context, {
    ...{ done: "three backups by a broken pg_dump, and one by the real one", lost: 0, duplicated: 0, unexpected5xx: 0 },
    measured: told.join(" / "),
  });
});
