import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { CLIENT } from "../e2e/support/people";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { report } from "./support/figures";
import { inquiry, postUntilAccepted } from "./support/posters";
import { fillUp, makeDisk } from "./support/small-disk";
import { folderForTest } from "./support/trust-postgres";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 600_000 });

const DISK_MB = 400;
const POSTS = 100;

async function startOn(dataDir: string) {
  const site = new TrustSite({ DATA_DIR: dataDir });
  await site.start();
  onTestFinished(async () => void (await site.stop()));
  return site;
}

test("a disk that fills up refuses writes, goes on reading, and takes writes again by itself", async (context) => {
  const disk = makeDisk(DISK_MB);
  const site = await startOn(disk);
  const client = await site.signIn(CLIENT);
  await postUntilAccepted({ site, forms: [inquiry("avant-1")] });
  const filler = join(disk, "filler");
  fillUp(disk, filler);
  const refused = [];
  for (let n = 0; n < POSTS; n += 1) refused.push(await site.post("/contact", inquiry(`plein-${n}`)));
  const reads = [];
  for (const path of ["/", "/blog", "/services/programming", "/contact"]) reads.push(await site.get(path));
  const own = await site.get("/dashboard", { cookie: client });
  rmSync(filler);
  const { accepted } = await postUntilAccepted({
    site,
    forms: Array.from({ length: POSTS }, (_, n) => inquiry(`apres-${n}`)),
  });
  const statuses = [...new Set(refused.map(({ status }) => status))].join(", ");
  report(context, {
    done: `${POSTS} messages while 0 bytes were free, ${POSTS} after`,
    lost: POSTS - accepted.length,
    unexpected5xx: [...reads, own].filter(({ status }) => status !== 200).length,
    measured: `refused with ${statuses}; public pages and a client's own space answered`,
  });
  expect(statuses).toBe("503");
  for (const { text } of refused) expect(text).toContain("Une erreur s&#x27;est produite. Veuillez réessayer.");
  expect([...reads, own].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(readdirSync(disk)).toContain("database");
});

test.for<[why: string, shut: (disk: string) => void, open: (disk: string) => void]>([
  [
    "that cannot be written",
    (disk: string) => execFileSync("mount", ["-o", "remount,ro", disk]),
    (disk: string) => execFileSync("mount", ["-o", "remount,rw", disk]),
  ],
  [
    "that is full",
    (disk: string) => fillUp(disk, join(disk, "filler")),
    (disk: string) => rmSync(join(disk, "filler")),
  ],
])(
  "a start on a disk %s shows what was stored, refuses writes, and takes them again by itself",
  async ([why, shut, open], context) => {
    const disk = makeDisk(DISK_MB);
    const first = await startOn(disk);
    const cookie = await first.signIn(CLIENT);
    await first.stop();
    shut(disk);
    const before = readdirSync(disk, { recursive: true }).length;
    const site = await startOn(disk);
    const reads = [];
    for (const path of ["/", "/blog", "/services/programming", "/contact"]) reads.push(await site.get(path));
    const own = await site.get("/dashboard", { cookie });
    const refused = await site.post("/contact", inquiry("ferme-1"));
    const untouched = readdirSync(disk, { recursive: true }).length - before;
    open(disk);
    const { accepted } = await postUntilAccepted({ site, forms: [inquiry("ouvert-1")] });
    report(context, {
      done: `one start on a disk ${why}`,
      lost: 1 - accepted.length,
      unexpected5xx: [...reads, own].filter(({ status }) => status !== 200).length,
      measured: `refused with ${refused.status}; public pages and a client's own space answered`,
    });
    expect([...reads, own].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("Une erreur s&#x27;est produite. Veuillez réessayer.");
    expect(untouched).toBe(0);
  },
);

test("a corrupt data folder is moved aside untouched, and a backup brings the site back", async (context) => {
  const disk = folderForTest();
  const site = await startOn(disk);
  const { accepted } = await postUntilAccepted({ site, forms: [inquiry("sauve-1")] });
  await site.stop();
  expect(await new SiteProcess("command.mjs", { DATA_DIR: disk }, ["backup"]).ended).toMatchObject({ code: 0 });
  truncateSync(join(disk, "database/global/pg_control"), 0);
  const { code, stderr } = await new SiteProcess("start.mjs", { PORT: freePort(), DATA_DIR: disk }).ended;
  const file = /npm run restore -- (\S+\.tar\.gz)/.exec(stderr)?.[1] ?? "";
  const restored = await new SiteProcess("command.mjs", { DATA_DIR: disk }, ["restore", file]).ended;
  await site.start();
  const cookie = await site.signIn();
  const list = await site.get("/admin/inquiries", { cookie });
  const lost = accepted.filter(({ email = "" }) => !list.text.includes(email)).length;
  report(context, { done: "pg_control emptied; restored from a backup", lost, measured: stderr.trim().slice(0, 200) });
  expect([code, restored.code, lost]).toEqual([1, 0, 0]);
  expect(readdirSync(disk).filter((name) => name.startsWith("database.damaged-"))).toHaveLength(1);
});
