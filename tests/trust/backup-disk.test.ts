import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { SiteProcess } from "../support/site-process";
import { waitUntil } from "../support/wait-for";
import { report } from "./support/figures";
import { compare, inquiry, postUntilAccepted } from "./support/posters";
import { fillUp, makeDisk } from "./support/small-disk";
import { folderForTest, TrustPostgres } from "./support/trust-postgres";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 600_000 });

const DISK_MB = 60;
const ALERTS = "SELECT kind FROM system_alerts WHERE kind LIKE 'backup%'";

const fillWhole = (disk: string) => fillUp(disk, join(disk, "filler"));

test.for<[why: string, shut: (disk: string) => void, open: (disk: string) => void]>([
  ["is full", fillWhole, (disk) => rmSync(join(disk, "filler"))],
  [
    "takes no writes",
    (disk) => execFileSync("mount", ["-o", "remount,ro", disk]),
    (disk) => execFileSync("mount", ["-o", "remount,rw", disk]),
  ],
])(
  "a backup disk that %s costs no visitor anything, is told once, and is used again by itself",
  async ([why, shut, open], context) => {
    const disk = makeDisk(DISK_MB);
    const postgres = await TrustPostgres.forTest();
    const environment = { ...postgres.environment, DATA_DIR: folderForTest(), SEED_DEMO: "1", BACKUP_DIR: disk };
    const site = new TrustSite(environment);
    await site.start();
    onTestFinished(async () => void (await site.stop()));
    const [admins] = await postgres.column("SELECT count(*) FROM profiles WHERE role = 'admin'");
    shut(disk);
    const posting = postUntilAccepted({ site, forms: Array.from({ length: 40 }, (_, n) => inquiry(`disque-${n}`)) });
    await haveNight(postgres);
    await waitUntil(async () => (await tellings(postgres)).length > 0);
    const [reason] = await postgres.column("SELECT error FROM backup_runs ORDER BY started_at DESC LIMIT 1");
    await haveNight(postgres);
    const command = await new SiteProcess("command.mjs", environment, ["backup"]).ended;
    const { accepted, refused } = await posting;
    open(disk);
    const leftovers = readdirSync(disk);
    await haveNight(postgres);
    const archives = readdirSync(disk);
    await waitUntil(async () => (await postgres.column(ALERTS)).length === 0);
    const letters = await tellings(postgres);
    const stored = await postgres.column("SELECT email FROM contact_inquiries");
    report(context, {
      done: `two nights on a disk that ${why}, with 40 messages meanwhile, and one after`,
      lost: compare(accepted, stored).lost,
      duplicated: compare(accepted, stored).duplicated,
      unexpected5xx: refused.length,
      measured: `${letters.length} letter to ${admins} admin; noted: ${reason}`,
    });
    if (why === "is full") expect(reason).toMatch(/^Il reste .* faites de la place/);
    expect(letters).toHaveLength(Number(admins));
    expect(command.code).toBe(1);
    expect(command.stderr).not.toMatch(/\n {4}at /);
    expect(leftovers).toEqual([]);
    expect(archives).toEqual([expect.stringMatching(/-nightly\.zellige\.tar$/)]);
    expect([compare(accepted, stored).lost, refused.length]).toEqual([0, 0]);
  },
);

/** The letters that tell an admin of a backup. */
function tellings(postgres: TrustPostgres): Promise<string[]> {
  return postgres.column("SELECT id FROM mail_messages WHERE kind = 'system-alert' AND text LIKE '%sauvegarde%'");
}

/** Has the next night's backup be due now, each of its tries without the pause before it, until the night after is planned. */
async function haveNight(postgres: TrustPostgres): Promise<void> {
  const job = async () => (await postgres.column("SELECT id FROM jobs WHERE kind = 'nightly-backup'"))[0];
  // A site that has just started plans it in a moment.
  const night = await waitUntil(job);
  await waitUntil(
    async () => {
      await postgres.column(`UPDATE jobs SET run_at = now() WHERE id = '${night}' AND lease_until IS NULL`);
      const due = JSON.stringify({ from: "the test", topic: "jobs", words: ["due"] });
      await postgres.column(`SELECT pg_notify('zellige', '${due}')::text`);
      return (await job()) !== night;
    },
    { timeout: 180_000, interval: 200 },
  );
}
