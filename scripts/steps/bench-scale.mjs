import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { PostgresServer } from "../../tests/support/postgres-server.mjs";
import { ADMIN } from "./bench-actions.mjs";
import { BILLING_FILLS } from "./bench-billing-fills.mjs";
import { figure, writeRun } from "./bench-figures.mjs";
import { SCALE_FILLS } from "./bench-scale-fills.mjs";
import { SCALE_EXPORTS, SCALE_SCREENS } from "./bench-scale-screens.mjs";
import { processorMs, residentMegabytes } from "./processor-time.mjs";
import { signIn } from "./sign-in.mjs";
import { startSite, timeFirstAnswer } from "./site-process.mjs";

const FILLS = { agency: SCALE_FILLS, billing: BILLING_FILLS };

const READERS = 2;
const RUN_MS = Number(process.env.SCALE_RUN_MS ?? 8_000);

/** What a reader is promised, in milliseconds: at the 99th percentile, and of the first answer. */
const P99_MS = 150;
const FIRST_MS = 500;

/**
 * How long the screens of a large agency take on PostgreSQL, for two readers at once; what its exports and its sitemap
 * weigh. SCALE_FOLDER names a folder where the filled database is kept from one run to the next; SCALE_ONLY the rows that
 * alone are filled and asked for (agency, billing), or a part of the addresses that alone are measured.
 */
export async function benchScale({ base, port, directory }) {
  const server = await PostgresServer.create({ folder: process.env.SCALE_FOLDER });
  const env = {
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SEED_DEMO: "1", DATABASE_URL: server.url },
    ...{ SESSION_SECRET: "mesure".repeat(8), ENCRYPTION_KEY: "mesure".repeat(8) },
  };
  const start = () => startSite({ base, port, dataDir: join(directory, "data"), env });
  try {
    const missing = parts().filter((part) => !existsSync(join(server.folder, `filled-${part}`)));
    if (missing.length > 0) await (await start()).stop();
    for (const part of missing) await fill(server, part);
    // Once to migrate what an earlier run has filled.
    await (await start()).stop();
    await measureSite({ base, start, server });
  } finally {
    if (process.env.SCALE_FOLDER) server.close();
    else server.remove();
  }
}

async function measureSite({ base, start, server }) {
  const [site, firstMs] = await Promise.all([start(), timeFirstAnswer(base)]);
  const busyMs = () => ({ site: processorMs(site.pid), database: processorMs(server.pid) });
  const asked = process.env.SCALE_ONLY ?? "";
  const isWanted = (path) => asked in FILLS || path.includes(asked);
  const wanted = (paths) => [...new Set(parts().flatMap((part) => paths[part]))].filter(isWanted);
  try {
    console.table([{ path: "/, the first answer of a start", ms: firstMs }]);
    const cookie = await signIn(base, ADMIN);
    const firsts = await visitOften(base, wanted(SCALE_SCREENS), cookie);
    const rows = [];
    for (const [path, first] of firsts) rows.push({ path, ...(await measureTwoReaders({ first, cookie, busyMs })) });
    console.table(rows);
    const files = [];
    for (const path of wanted(SCALE_EXPORTS)) {
      files.push(await timeDownloads(site.pid, base, [path], cookie));
      files.push(await timeDownloads(site.pid, base, [path, path], cookie));
    }
    if (asked !== "billing" && isWanted("/sitemap.xml"))
      files.push(...(await timeSitemap({ base, pid: site.pid, busyMs })));
    console.table(files);
    writeRun("scale", [
      figure("first answer of a start", firstMs, { unit: "ms" }),
      ...rows.flatMap(({ path, p99, first, errors }) => [
        figure(`${path}: p99`, p99, { unit: "ms", atMost: P99_MS }),
        figure(`${path}: first`, first, { unit: "ms", atMost: FIRST_MS }),
        figure(`${path}: refused`, errors, { atMost: 0 }),
      ]),
      ...files.map((file) => figure(`${file.path}: growth`, file["growth, MB"] ?? 0, { unit: "MB" })),
    ]);
    requirePromises(rows);
  } finally {
    await site.stop();
  }
}

function requirePromises(rows) {
  const slow = rows.filter(({ p99, first, errors }) => p99 > P99_MS || first > FIRST_MS || errors > 0);
  if (slow.length === 0) return;
  throw new Error(`Slower than promised:\n${slow.map(({ path, p99 }) => `${path} ${p99} ms`).join("\n")}`);
}

/** How often each screen is asked for beforehand: a process that has just started compiles what it runs often. */
const WARMING_ROUNDS = 10;

/** The first answer of each screen, which nobody has asked for before; all are asked for again until they run warm. */
async function visitOften(base, paths, cookie) {
  const firsts = new Map();
  for (const path of paths) firsts.set(path, await timeAnswer(base + path, cookie));
  for (let round = 1; round < WARMING_ROUNDS; round += 1) {
    for (const { url } of firsts.values()) await timeAnswer(url, cookie);
  }
  return firsts;
}

/** Two readers who ask for the same page again and again. @param first its first answer */
async function measureTwoReaders({ first, cookie, busyMs }) {
  // A page behind the last one leads to that.
  const { url } = first;
  const times = [];
  const before = busyMs();
  let errors = first.isWell ? 0 : 1;
  const end = performance.now() + RUN_MS;
  const read = async () => {
    while (performance.now() < end || times.length < 40) {
      const { ms, isWell } = await timeAnswer(url, cookie);
      times.push(ms);
      if (!isWell) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  const after = busyMs();
  const each = (part) => Number(((after[part] - before[part]) / times.length).toFixed(1));
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  const busy = { "site, CPU ms": each("site"), "database, CPU ms": each("database") };
  return { first: Math.round(first.ms), p50: at(0.5), p99: at(0.99), ...busy, errors, requests: times.length };
}

async function timeAnswer(url, cookie) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  return { url: answer.url, ms: performance.now() - start, isWell: answer.status === 200 };
}

/** Files that are asked for at the same time: their size, how long all took, and by how much the process grew. */
async function timeDownloads(pid, base, paths, cookie = "") {
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 100);
  const start = performance.now();
  const answers = await Promise.all(paths.map((path) => download(base + path, cookie)));
  clearInterval(watch);
  return {
    path: paths.length > 1 ? `${paths[0]}, ${paths.length} at once` : paths[0],
    status: answers.map(({ status }) => status).join(),
    MB: Number((answers[0].bytes / 2 ** 20).toFixed(1)),
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    "RSS before, MB": before,
    "growth, MB": most - before,
  };
}

async function download(url, cookie) {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.byteLength;
  return { status: answer.status, bytes };
}

/** The sitemap and one of its parts, and how long the home page takes beside a reader who asks for that again and again. */
async function timeSitemap({ base, pid, busyMs }) {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  const parts = xml.includes("<sitemapindex") ? [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url) : [];
  const path = parts.at(-2)?.slice(base.length) ?? "/sitemap.xml";
  const rows = [await timeDownloads(pid, base, ["/sitemap.xml"]), await timeDownloads(pid, base, [path])];
  let isOver = false;
  const loop = (async () => {
    while (!isOver) await download(base + path, "");
  })();
  const first = await timeAnswer(`${base}/`, "");
  const home = await measureTwoReaders({ first, cookie: "", busyMs });
  isOver = true;
  await loop;
  return [...rows, { path: `/ beside a reader of ${path}`, ...home }];
}

/** The rows that are filled and asked for. */
function parts() {
  const asked = process.env.SCALE_ONLY ?? "";
  return asked in FILLS ? [asked] : Object.keys(FILLS);
}

/** Fills each table without its indexes, and builds these afterwards: a tenth of the time. */
/** Of a million rows the trigger would count each. */
const countedAtOnce = (table) => `
  ALTER TABLE ${table} ENABLE TRIGGER count_row;
  SELECT recount_rows('${table}', ARRAY(SELECT DISTINCT c.name FROM ${table} r, LATERAL counts_of(r) c))`;

async function fill(server, part) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2");
  for (const [table, statement] of FILLS[part]) {
    const { rowCount: isCounted } = await client.query(
      "SELECT FROM pg_trigger WHERE tgname = 'count_row' AND tgrelid = $1::regclass",
      [table],
    );
    if (isCounted) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER count_row`);
    const { rows } = await client.query(
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = $1 AND NOT EXISTS (
        SELECT FROM pg_constraint WHERE conindid = quote_ident(indexname)::regclass)`,
      [table],
    );
    for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
    await client.query(statement);
    for (const { indexdef } of rows) await client.query(indexdef);
    if (isCounted) await client.query(countedAtOnce(table));
    console.log(`Filled ${table}.`);
  }
  await client.query("VACUUM ANALYZE");
  await client.end();
  writeFileSync(join(server.folder, `filled-${part}`), "");
}
