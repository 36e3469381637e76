import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { ADMIN } from "./bench-actions.mjs";
import { BUSY_CLIENT, FILLS, LONG_RUN } from "./bench-fills.mjs";
import { signIn } from "./sign-in.mjs";
import { startSite } from "./site-process.mjs";
import { measure } from "./wrk.mjs";

const ROWS = 10_000;

/** Two readers at once, one a core: how long one of them waits, not how many can be served. */
const RUN = { seconds: 10, warmUpSeconds: 5, connections: 2 };

/** There are sixty addresses of lists. Of fewer requests, one pause of the collector would be the 99th percentile. */
const LIST_RUN = { seconds: 10, warmUpSeconds: 2, connections: 2 };

/** What a reader is promised: milliseconds at the 99th percentile, and a page's size. */
const BLOG_MS = 100;
const LIST_MS = 150;
const LIST_KB = 300;

const PUBLIC = ["/blog", "/blog?q=strategie", "/blog?q=devis", "/blog?q=partie77&category=Design", "/blog?q=rien"];
/** Each list as it opens, filtered and in every order it offers, with a search for a few rows, a tenth of them, and all. */
const LISTS = [
  ["inquiries", ["oldest", "name"], "merci", "status=contacted"],
  ["testimonials", ["oldest", "rating", "name"], "merci", "state=published"],
  ["projects", ["oldest", "title", "deadline", "budget"], "pages", "status=in_progress"],
  ["clients", ["oldest", "name", "projects"], "maison", "state=invited"],
  ["services", ["newest", "title", "price"], "pistes", "category=graphics"],
  ["email", ["oldest"], "votre", "status=waiting"],
  ["blog", ["oldest", "title", "title-desc", "views", "views-asc"], "strategie", "state=published&category=Design"],
  ["seo", ["title"], "strategie", "state=draft"],
];
const PRIVATE = LISTS.flatMap(([name, orders, common, filter]) =>
  [
    "",
    ...orders.map((order) => `?sort=${order}`),
    "?page=200",
    "?q=partie77",
    "?q=devis",
    `?q=${common}`,
    `?${filter}`,
  ].map((query) => `/admin/${name}${query}`),
);
/** Screens that hold a list beside other things, or count all rows. */
const SCREENS = [
  "/admin",
  ...["en-retard", "aujourdhui", "a-venir", "sans-suite"].map((view) => `/admin/inquiries?vue=${view}`),
  "/admin/analytics",
  "/admin/revenue",
  "/admin/blog/auto-generate",
  "/admin/blog/auto-generate?page=500",
  `/admin/blog/auto-generate/${LONG_RUN}`,
  `/admin/blog/auto-generate/${LONG_RUN}?page=5`,
  "/admin/blog/quick-generate",
  "/admin/blog/generate",
  "/admin/projects/new",
];
const EXPORTS = LISTS.map(([name]) => `/admin/${name}/export`);

/** How long the blog, and the lists and tables of the back office, take among 10,000 rows of each kind. */
export async function benchRows({ base, port, directory }) {
  const dataDir = join(directory, "data");
  const start = () =>
    startSite({ base, port, dataDir, env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
  await (await start()).stop();
  await fill(join(dataDir, "database"));
  const site = await start();
  try {
    await site.rest();
    const blog = PUBLIC.map((path) => ({ path, ...measureWarm(base + path, RUN) }));
    console.table(blog);
    const cookie = await signIn(base, ADMIN);
    const rows = await measureLists(base, [...PRIVATE, ...SCREENS, await clientPath(base, cookie)], cookie);
    const client = await signIn(base, { ...ADMIN, email: BUSY_CLIENT });
    rows.push(...(await measureLists(base, ["/dashboard"], client)));
    console.table(rows);
    const tables = [];
    for (const path of EXPORTS) tables.push({ path, ...(await timeDownload(base + path, cookie)) });
    console.table(tables);
    requirePromises(blog, rows);
  } finally {
    await site.stop();
  }
}

async function measureLists(base, paths, cookie) {
  const rows = [];
  for (const path of paths) {
    const size = await kilobytesOf(base + path, cookie);
    rows.push({ path, KB: size, ...measureWarm(base + path, { ...LIST_RUN, cookie }) });
  }
  return rows;
}

/** The page of the client who has most. */
async function clientPath(base, cookie) {
  const answer = await fetch(`${base}/admin/clients?q=${encodeURIComponent(BUSY_CLIENT)}`, {
    headers: { Cookie: cookie },
  });
  const [path] = /\/admin\/clients\/[0-9a-f-]{36}/.exec(await answer.text());
  return path;
}

function requirePromises(blog, rows) {
  const slow = [
    ...blog.filter(({ p99 }) => milliseconds(p99) > BLOG_MS),
    ...rows.filter(({ path, p99 }) => milliseconds(p99) > (path === "/admin/blog" ? BLOG_MS : LIST_MS)),
  ];
  const heavy = rows.filter(({ KB }) => KB > LIST_KB);
  if (slow.length + heavy.length === 0) return;
  const named = [...slow.map(({ path, p99 }) => `${path} ${p99}`), ...heavy.map(({ path, KB }) => `${path} ${KB} KB`)];
  throw new Error(`Slower or heavier than promised:\n${named.join("\n")}`);
}

/** wrk writes '69.19ms', '980.00us' or '1.02s'. */
function milliseconds(written) {
  const [, figure, unit] = /^([\d.]+)(us|ms|s)$/.exec(written);
  return Number(figure) * { us: 0.001, ms: 1, s: 1000 }[unit];
}

/** The size of a page as a browser reads it, not as it travels. */
async function kilobytesOf(url, cookie) {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  return Math.round((await answer.arrayBuffer()).byteLength / 1024);
}

/** One table, from the question to its first and to its last byte. */
async function timeDownload(url, cookie) {
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  let [bytes, firstMs] = [0, 0];
  for await (const chunk of answer.body) {
    firstMs ||= since();
    bytes += chunk.byteLength;
  }
  return { KB: Math.round(bytes / 1024), "first byte, ms": firstMs, "all, ms": since() };
}

/** The first seconds belong to the compiler and to a cold database. */
function measureWarm(url, run) {
  measure(url, { ...run, seconds: run.warmUpSeconds });
  return measure(url, run);
}

async function fill(directory) {
  const database = await PGlite.create(directory, { extensions: { pg_trgm, unaccent } });
  for (const statement of FILLS) await database.query(statement, [ROWS]);
  await database.exec("VACUUM ANALYZE");
  await database.close();
}
