import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeRelease, pointAt } from "../support/release-folder";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { kindsOf, messagesOf, visitUntilTold } from "../support/visitors";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";
import { Nginx } from "./support/nginx";

vi.setConfig({ testTimeout: 1_200_000 });

const PATIENCE = { timeout: 120_000, interval: 50 };
/** nginx ends idle connections when it reloads, maybe under the next request: what a browser then sends again, these would not. */
const OWN_CONNECTIONS = { keepsConnection: false };
test("the next release takes over from the one before behind nginx, and that one again, under load without a request that fails", async () => {
  const folder = makeTemporaryFolder("zellige-upgrade-");
  const postgres = await TrustPostgres.forTest();
  const [first, second] = [freePort(), freePort()];
  const nginx = new Nginx(first);
  onTestFinished(() => nginx.stop());
  const base = `https://127.0.0.1:${nginx.securePort}`;
  const releases = { first: makeRelease(folder, "first"), second: makeRelease(folder, "second") };
  const start = async (name: "first" | "second", port: string) => {
    const own = { PORT: port, SITE_URL: base, TRUST_PROXY: "1", DATA_DIR: path.join(folder, "data"), SEED_DEMO: "1" };
    const script = path.join(releases[name], "scripts/start.mjs");
    const site = new SiteProcess(script, { ...own, ...postgres.environment, LOG_LEVEL: "info" });
    onTestFinished(async () => void (await site.stop()));
    await site.answers(`http://127.0.0.1:${port}/healthz`);
    // Its pages' files are kept for those who have them open when the next release serves.
    await waitFor(() => expect(keptAssets(folder)).toContain(`only-${name}.js`), PATIENCE);
    return site;
  };
  /** As the handbook says it, but for the minute: nginx is asked instead whether its former connections have ended. */
  const hand = async (site: SiteProcess, to: string) => {
    const former = nginx.workers;
    nginx.leadTo(to);
    await waitFor(() => expect(nginx.workers.filter((pid) => former.includes(pid))).toEqual([]), PATIENCE);
    expect((await site.stop()).code).toBe(0);
    const files = ["first", "second"].map((name) => `/assets/only-${name}.js`);
    for (const address of files) expect(await visitOnce(base + address)).toEqual([200]);
  };
  const before = await start("first", first);
  const addresses = ["/contact", "/", "/blog", "/assets/only-first.js"];
  const readers = addresses.map((address) => visitUntilTold(base + address, undefined, OWN_CONNECTIONS));
  const writers = ["nadia", "yassine"].map((name) =>
    visitUntilTold(`${base}/contact`, messagesOf(name), OWN_CONNECTIONS),
  );

  const next = await start("second", second);
  await hand(before, second);
  await start("first", first);
  await hand(next, first);

  const read = (await Promise.all(readers.map((visitor) => visitor.stop()))).flat();
  const written = (await Promise.all(writers.map((visitor) => visitor.stop()))).flat();
  expect([kindsOf(read), kindsOf(written)]).toEqual([[200], [303]]);
  expect(Math.min(read.length, written.length)).toBeGreaterThan(20);
  const rows = await postgres.column("SELECT count(*) FROM contact_inquiries WHERE email LIKE '%@riad.example'");
  expect(Number(rows[0])).toBe(written.length);
});

test("workers are replaced twice behind nginx, under load by connections that are kept, without a request that fails", async () => {
  const postgres = await TrustPostgres.forTest();
  const port = freePort();
  const nginx = new Nginx(port);
  onTestFinished(() => nginx.stop());
  const base = `https://127.0.0.1:${nginx.securePort}`;
  const parent = makeTemporaryFolder("zellige-reload-");
  const [first, second] = [makeRelease(parent, "first"), makeRelease(parent, "second")];
  const link = path.join(parent, "current");
  pointAt(link, first);
  const own = { PORT: port, SITE_URL: base, TRUST_PROXY: "1", DATA_DIR: path.join(parent, "data"), SEED_DEMO: "0" };
  const environment = { ...own, ...postgres.environment, WEB_CONCURRENCY: "2", LOG_LEVEL: "info" };
  const site = new SiteProcess(path.join(link, "scripts/start.mjs"), environment);
  onTestFinished(async () => void (await site.stop()));
  await site.answers(`http://127.0.0.1:${port}/healthz`);
  const readers = ["/", "/contact", "/blog", "/healthz"].flatMap((address) =>
    [1, 2].map(() => visitUntilTold(base + address)),
  );
  const writers = ["nadia", "yassine"].map((name) => visitUntilTold(`${base}/contact`, messagesOf(name)));

  for (const [turn, release] of [second, first].entries()) {
    pointAt(link, release);
    process.kill(site.pid, "SIGUSR2");
    await waitFor(() => expect(site.stdout.match(/"event":"reloaded"/g)).toHaveLength(turn + 1), PATIENCE);
  }

  const read = (await Promise.all(readers.map((visitor) => visitor.stop()))).flat();
  const written = (await Promise.all(writers.map((visitor) => visitor.stop()))).flat();
  console.log(`${read.length} pages read and ${written.length} messages sent over two reloads.`);
  expect([kindsOf(read), kindsOf(written)]).toEqual([[200], [303]]);
  const rows = await postgres.column("SELECT count(*) FROM contact_inquiries WHERE email LIKE '%@riad.example'");
  expect(Number(rows[0])).toBe(written.length);
});

function keptAssets(folder: string): string[] {
  const files = readdirSync(path.join(folder, "data/assets"), { recursive: true, encoding: "utf8" });
  return files.filter((file) => !file.startsWith(".")).map((file) => path.basename(file));
}

async function visitOnce(address: string): Promise<(number | string)[]> {
  return kindsOf(await visitUntilTold(address).stop());
}
