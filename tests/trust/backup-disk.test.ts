import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { report } from "./support/figures";
import { compare, inquiry, postUntilAccepted } from "./support/posters";
import { TrustPostgres } from "./support/trust-postgres";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 600_000 });

const DISK_MB = 60;

/** A disk of its own, which root alone may make. */
function makeDisk(): string {
  const folder = makeTemporaryFolder("zellige-backups-");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}M`, "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function fillUp(disk: string): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize));
}

test.for<[why: string, shut: (disk: string) => void, open: (disk: string) => void]>([
  ["is full", fillUp, (disk) => rmSync(join(disk, "filler"))],
  [
    "takes no writes",
    (disk) => execFileSync("mount", ["-o", "remount,ro", disk]),
    (disk) => execFileSync("mount", ["-o", "remount,rw", disk]),
  ],
])(
  "a backup disk that %s costs no visitor anything, is told once, and is used again by itself",
  async ([why, shut, open], context) => {
    const disk = makeDisk();
    const postgres = await TrustPostgres.create();
    const dataDir = makeTemporaryFolder("zellige-trust-");
    onTestFinished(() => {
      postgres.server.remove();
      rmSync(dataDir, { recursive: true });
    });
    const environment = { ...postgres.environment, DATA_DIR: dataDir, SEED_DEMO: "1", BACKUP_DIR: disk };
    const site = new TrustSite(environment);
    await site.start();
    onTestFinished(async () => void (await site.stop()));
    const [admins] = await postgres.column("SELECT count(*) FROM profiles WHERE role = 'admin'");
    shut(disk);
    const posting = postUntilAccepted({ site, forms: Array.from({ length: 40 }, (_, n) => inquiry(`disque-${n}`)) });
    await haveNight(postgres);
    const [reason] = await postgres.column("SELECT error FROM backup_runs ORDER BY started_at DESC LIMIT 1");
    await haveNight(postgres);
    const letters = await postgres.column("SELECT recipient FROM mail_messages WHERE kind = 'system-alert'");
    const command = await new SiteProcess("command.mjs", environment, ["backup"]).ended;
    const { accepted, refused } = await posting;
    open(disk);
    const leftovers = readdirSync(disk);
    await haveNight(postgres);
    const archives = readdirSync(disk);
    const alerts = await postgres.column("SELECT kind FROM system_alerts WHERE kind LIKE 'backup%'");
    const stored = await postgres.column("SELECT email FROM contact_inquiries");
    report(context, {
      done: `two nights on a disk that ${why}, with 40 messages meanwhile, and one after`,
      lost: compare(accepted, stored).lost,
      duplicated: compare(accepted, stored).duplicated,
      unexpected5xx: refused.length,
      measured: `${letters.length} letter to ${admins} admin; noted: ${reason}`,
    });
    expect(letters).toHaveLength(Number(admins));
    expect(command.code).toBe(1);
    expect(command.stderr).not.toMatch(/\n {4}at /);
    expect(leftovers).toEqual([]);
    expect(archives).toEqual([expect.stringMatching(/-nightly\.zellige\.tar$/)]);
    expect([alerts, compare(accepted, stored).lost, refused.length]).toEqual([[], 0, 0]);
  },
);

/** Has the next night's backup be due now, and waits for its end. */
async function haveNight(postgres: TrustPostgres): Promise<void> {
  const count = async () =>
    Number((await postgres.column("SELECT count(*) FROM backup_runs WHERE finished_at IS NOT NULL"))[0]);
  const before = await count();
  await vi.waitUntil(
    async () => {
      await postgres.column(
        "UPDATE jobs SET run_at = now() WHERE kind = 'nightly-backup' AND lease_until IS NULL AND run_at > now()",
      );
      const due = JSON.stringify({ from: "the test", topic: "jobs", words: ["due"] });
      await postgres.column(`SELECT pg_notify('zellige', '${due}')::text`);
      return (await count()) > before;
    },
    { timeout: 120_000, interval: 500 },
  );
  await vi.waitUntil(
    async () =>
      (
        await postgres.column(
          "SELECT count(*) FROM jobs WHERE kind = 'nightly-backup' AND run_at > now() AND lease_until IS NULL",
        )
      )[0] === "1",
    {
      timeout: 60_000,
      interval: 200,
    },
  );
}
