import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import pg from "pg";
import { PostgresServer } from "../../tests/support/postgres-server.mjs";
import { ADMIN, CLIENT, environmentOn, residentMegabytes, signIn, untilItRests } from "../steps/site-process.mjs";
import { BILLING_SCREENS, BLOG, LARGE_SCREENS, SMALL_LISTS, SMALL_SCREENS } from "./addresses.mjs";
import { figure, writeRun } from "./figures.mjs";
import { BILLING, LARGE_AGENCY, smallAgency } from "./fills.mjs";
import { load, rounded } from "./load.mjs";

const RUN_MS = Number(process.env.SCALE_RUN_MS ?? 8_000);
const LEAST_REQUESTS = 40;
/** How often each screen is asked for beforehand: a process that has just started compiles what it runs often. */
const WARMING_ROUNDS = 10;

/** What a reader is promised: milliseconds at the 99th percentile and of the first answer, and a page's size. */
const LIST_MS = 150;
const BLOG_MS = 100;
const FIRST_MS = 500;
const LIST_KB = 300;

/** What is filled and asked for of a large agency, by the names of SCALE_ONLY. */
const PARTS = {
  agency: {
    fills: LARGE_AGENCY,
    screens: LARGE_SCREENS,
    exports: ["/admin/inquiries/export", "/admin/email/export", "/admin/blog/export", "/admin/projects/export"],
  },
  billing: { fills: BILLING, screens: BILLING_SCREENS, exports: ["/admin/factures/export", "/admin/devis/export"] },
};

/** How long the blog, and the lists and tables of the back office, take among 10,000 rows of each kind. */
export async function benchRows({ onSite, directory }) {
  await onSite(() => {});
  const extensions = { pg_trgm, unaccent };
  const database = await PGlite.create(join(directory, "data/database"), { extensions });
  for (const statement of smallAgency(CLIENT.email)) await database.query(statement);
  await database.exec("VACUUM ANALYZE");
  await database.close();
  const figures = await onSite(async ({ base, pid }) => {
    await untilItRests(pid);
    const cookie = await signIn(base, ADMIN);
    // The page of the client who has most.
    const found = await fetch(`${base}/admin/clients?q=${encodeURIComponent(CLIENT.email)}`, cookieOf(cookie));
    const [clientPath] = /\/admin\/clients\/[0-9a-f-]{36}/.exec(await found.text());
    const screens = [
      ...BLOG.map((path) => ({ path, mostMs: BLOG_MS })),
      ...[...SMALL_LISTS, ...SMALL_SCREENS, clientPath].map((path) => ({
        ...{ path, cookie, mostKB: LIST_KB },
        mostMs: path === "/admin/blog" ? BLOG_MS : LIST_MS,
      })),
      { path: "/dashboard", cookie: await signIn(base, CLIENT), mostKB: LIST_KB },
    ];
    const exports = [...new Set(SMALL_LISTS.map((list) => `${list.split("?")[0]}/export`))].map((path) => [path]);
    return measure({ base, pids: { site: pid }, screens, exports, cookie });
  });
  keepPromises("rows", figures);
}

/**
 * How long the screens of a large agency take on PostgreSQL, for two readers at once; what its exports and its sitemap
 * weigh. SCALE_FOLDER names a folder where the filled database is kept from one run to the next; SCALE_ONLY the rows that
 * alone are filled and asked for (agency, billing), or a part of the addresses that alone are measured.
 */
export async function benchScale({ onSite }) {
  const { SCALE_FOLDER: folder, SCALE_ONLY: only = "" } = process.env;
  const names = only in PARTS ? [only] : Object.keys(PARTS);
  const isWanted = (path) => only in PARTS || path.includes(only);
  const wanted = (list) => [...new Set(names.flatMap((name) => PARTS[name][list]))].filter(isWanted);
  const server = await PostgresServer.create({ folder });
  const env = environmentOn(server.url);
  try {
    // Migrates what an earlier run has filled, too.
    await onSite(() => {}, { env });
    for (const name of names) await fill(server, name);
    // What the first start after a fill does once is not measured.
    await onSite(() => {}, { env });
    const figures = await onSite(
      async ({ base, pid, firstMs }) => {
        await untilItRests(pid);
        const cookie = await signIn(base, ADMIN);
        const pids = { site: pid, database: server.pid };
        const screens = wanted("screens").map((path) => ({ path, cookie, mostFirstMs: FIRST_MS }));
        const exports = wanted("exports").flatMap((path) => [[path], [path, path]]);
        const part = only !== "billing" && isWanted("/sitemap.xml") && (await partOfSitemap(base));
        if (part) exports.push(["/sitemap.xml"], [part]);
        const measured = await measure({ base, pids, screens, exports, cookie });
        if (part) await measureBeside({ base, pids, part });
        return [figure("first answer of a start", firstMs, { unit: "ms" }), ...measured];
      },
      { env },
    );
    keepPromises("scale", figures);
  } finally {
    if (folder) server.close();
    else server.remove();
  }
}

function keepPromises(kind, figures) {
  const missed = writeRun(kind, figures);
  if (missed.length > 0) throw new Error(`Slower or heavier than promised:\n${missed.join("\n")}`);
}

/**
 * The first answer of each screen, and, once all of them run warm, what two readers get who ask for it again and again,
 * with the processor's time of each process; then each export.
 */
async function measure({ base, pids, screens, exports, cookie: owner }) {
  const firsts = [];
  for (const screen of screens) firsts.push({ ...screen, ...(await timeAnswer(base + screen.path, screen.cookie)) });
  for (let round = 1; round < WARMING_ROUNDS; round += 1)
    for (const { url, cookie } of firsts) await timeAnswer(url, cookie);
  const rows = [];
  const figures = [];
  for (const { path, cookie, url, first, KB, mostMs = LIST_MS, mostFirstMs, mostKB } of firsts) {
    const row = { path, KB, first, ...(await measureReaders(url, { cookie, pids })) };
    rows.push(row);
    figures.push(
      figure(`${path}: p99`, row.p99, { unit: "ms", atMost: mostMs }),
      figure(`${path}: first`, first, { unit: "ms", atMost: mostFirstMs }),
      figure(`${path}: size`, KB, { unit: "KB", atMost: mostKB }),
    );
  }
  console.table(rows);
  const files = [];
  for (const paths of exports) files.push(await timeDownloads({ base, pid: pids.site, paths, cookie: owner }));
  console.table(files);
  return [...figures, ...files.map((file) => figure(`${file.path}: growth`, file["growth, MB"], { unit: "MB" }))];
}

async function measureReaders(url, options) {
  let run = await load(url, { ...options, connections: 2, duration: RUN_MS / 1000 });
  if (run.requests.total < LEAST_REQUESTS)
    run = await load(url, { ...options, connections: 2, amount: LEAST_REQUESTS });
  const busy = Object.entries(run.cpuMs).map(([name, ms]) => [`${name}, CPU ms`, rounded(ms, 1)]);
  return { p50: run.latency.p50, p99: run.latency.p99, ...Object.fromEntries(busy), requests: run.requests.total };
}

const cookieOf = (cookie = "") => ({ headers: { Cookie: cookie } });

/** An answer's time and its size as a browser reads it; `url` is where a page behind the last one leads to. */
async function timeAnswer(url, cookie) {
  const start = performance.now();
  const answer = await fetch(url, cookieOf(cookie));
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return { url: answer.url, first: Math.round(performance.now() - start), KB: Math.round(byteLength / 1024) };
}

/** Files that are asked for at the same time: their size, how long all took, and by how much the process grew. */
async function timeDownloads({ base, pid, paths, cookie }) {
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 100);
  const start = performance.now();
  const files = await Promise.all(paths.map((path) => download(base + path, cookie)));
  clearInterval(watch);
  return {
    path: paths.length > 1 ? `${paths[0]}, ${paths.length} at once` : paths[0],
    MB: rounded(files[0].bytes / 2 ** 20, 1),
    "first byte, ms": Math.round(files[0].firstAt - start),
    seconds: rounded((performance.now() - start) / 1000, 1),
    "RSS before, MB": before,
    "growth, MB": most - before,
  };
}

async function download(url, cookie) {
  const answer = await fetch(url, cookieOf(cookie));
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  let [bytes, firstAt] = [0, 0];
  for await (const chunk of answer.body) {
    firstAt ||= performance.now();
    bytes += chunk.byteLength;
  }
  return { bytes, firstAt };
}

async function partOfSitemap(base) {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  const parts = xml.includes("<sitemapindex") ? [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)] : [];
  return parts.at(-2)?.[1].slice(base.length) ?? "/sitemap.xml";
}

/** How long the home page takes beside a reader who asks for a part of the sitemap again and again. */
async function measureBeside({ base, pids, part }) {
  let isOver = false;
  const reader = (async () => {
    while (!isOver) await download(base + part);
  })();
  console.table([{ path: `/ beside a reader of ${part}`, ...(await measureReaders(`${base}/`, { pids })) }]);
  isOver = true;
  await reader;
}

/**
 * Fills the tables of a part that are not filled yet, each without its indexes, which are built afterwards: a tenth of the
 * time. The trigger of counts would count each of a million rows: they are counted at once.
 */
async function fill(server, name) {
  const mark = join(server.folder, `filled-${name}`);
  if (existsSync(mark)) return;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2");
  for (const statement of PARTS[name].fills) {
    const [, table] = /INSERT INTO (\w+)/.exec(statement);
    const { rowCount: isCounted } = await client.query(
      "SELECT FROM pg_trigger WHERE tgname = 'count_row' AND tgrelid = $1::regclass",
      [table],
    );
    const { rows: indexes } = await client.query(
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = $1 AND NOT EXISTS (
        SELECT FROM pg_constraint WHERE conindid = quote_ident(indexname)::regclass)`,
      [table],
    );
    if (isCounted) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER count_row`);
    for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`);
    await client.query(statement);
    for (const { indexdef } of indexes) await client.query(indexdef);
    if (isCounted)
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER count_row;
        SELECT recount_rows('${table}', ARRAY(SELECT DISTINCT c.name FROM ${table} r, LATERAL counts_of(r) c))`);
    console.log(`Filled ${table}.`);
  }
  await client.query("VACUUM ANALYZE");
  await client.end();
  writeFileSync(mark, "");
}
