import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { SiteProcess } from "../support/site-process";
import { waitUntil } from "../support/wait-for";
import { report } from "./support/figures";
import { inquiry, postUntilAccepted } from "./support/posters";
import { folderForTest, TrustPostgres } from "./support/trust-postgres";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 900_000 });

const PLACES = ["blog_posts", "contact_inquiries", "testimonials"];
const GATE = 42;

/** What moves have left in DATA_DIR: working copies, and backups that nobody asked for. */
function leftovers(dataDir: string): string[] {
  const backups = join(dataDir, "backups");
  const copies = existsSync(backups) ? readdirSync(backups).filter((name) => name.includes("-manual")) : [];
  return [...readdirSync(dataDir).filter((name) => name.startsWith(".moving")), ...copies];
}

test("a move to PostgreSQL killed at three places while visitors read leaves no row there, and ends whole", async (context) => {
  const postgres = await TrustPostgres.forTest();
  const folder = folderForTest();
  const environment = { DATA_DIR: join(folder, "data") };
  const site = new TrustSite(environment);
  await site.start();
  onTestFinished(async () => void (await site.stop()));
  const { accepted } = await postUntilAccepted({
    site,
    forms: Array.from({ length: 20 }, (_, n) => inquiry(`avant-${n}`)),
  });
  const migrated = await new SiteProcess("command.mjs", { ...environment, ...postgres.environment }, ["migrate"]).ended;
  expect(migrated.code).toBe(0);
  let isOver = false;
  const visits: number[] = [];
  const reading = (async () => {
    while (!isOver) for (const path of ["/", "/blog", "/avis"]) visits.push((await site.get(path)).status);
  })();
  const left: string[] = [];
  const copies: string[][] = [];
  for (const table of PLACES) {
    await killAt(table, environment, postgres);
    copies.push(leftovers(environment.DATA_DIR));
    left.push(
      ...(await postgres.column(
        "SELECT (SELECT count(*) FROM profiles) + (SELECT count(*) FROM contact_inquiries) + (SELECT count(*) FROM services)",
      )),
    );
  }
  const last = await new SiteProcess("command.mjs", environment, ["move", postgres.server.url]).ended;
  isOver = true;
  await reading;
  copies.push(leftovers(environment.DATA_DIR));
  const stored = await postgres.column("SELECT email FROM contact_inquiries");
  const lost = accepted.filter(({ email = "" }) => !stored.includes(email)).length;
  const second = await new SiteProcess("command.mjs", environment, ["move", postgres.server.url]).ended;
  report(context, {
    done: `a filled site moved to a server; the command killed while it wrote ${PLACES.join(", ")}`,
    lost,
    duplicated: stored.length - new Set(stored).size,
    unexpected5xx: visits.filter((status) => status !== 200).length,
    measured: `rows left by the killed ones: ${left.join(", ")}; ${visits.length} visits meanwhile; ${last.stdout.split("\n").find((line) => line.startsWith("Moved"))}`,
  });
  expect(left).toEqual(["0", "0", "0"]);
  const killed = expect.arrayContaining([".moving"]);
  expect(copies).toEqual([killed, killed, killed, []]);
  expect(copies.flat().filter((name) => name.includes("-manual"))).toEqual([]);
  expect([last.code, last.stderr, lost]).toEqual([0, "", 0]);
  expect(last.stdout).toContain("Next: set DATABASE_URL");
  expect(last.stdout).toContain("The site was running");
  expect([second.code, second.stderr]).toEqual([1, expect.stringContaining("is in use already")]);
  expect(visits.filter((status) => status !== 200)).toEqual([]);
  // A start removes it as well.
  await site.stop();
  mkdirSync(join(environment.DATA_DIR, ".moving", "database"), { recursive: true });
  await site.start();
  expect(leftovers(environment.DATA_DIR)).toEqual([]);
});

/** Holds the move back where it writes a table, and kills it there. */
async function killAt(table: string, environment: Record<string, string>, postgres: TrustPostgres): Promise<void> {
  const holder = new pg.Client(postgres.server.url);
  await holder.connect();
  await holder.query(`SELECT pg_advisory_lock(${GATE})`);
  await holder.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(${GATE}); RETURN NEW; END $$;
    CREATE TRIGGER wait BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION wait();
    ALTER TABLE ${table} ENABLE ALWAYS TRIGGER wait`);
  const run = new SiteProcess("command.mjs", environment, ["move", postgres.server.url]);
  const isWaiting = async () =>
    (await postgres.column("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))[0] !== "0";
  await waitUntil(isWaiting, { timeout: 300_000, interval: 50 });
  await run.stop("SIGKILL");
  await holder.query(`SELECT pg_advisory_unlock(${GATE})`);
  const isGone = async () =>
    (
      await postgres.column(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      )
    )[0] === "1";
  await waitUntil(isGone, { timeout: 60_000, interval: 50 });
  await holder.query(`DROP TRIGGER wait ON ${table}; DROP FUNCTION wait`);
  await holder.end();
}
