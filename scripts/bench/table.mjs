import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { PostgresServer } from "../../tests/support/postgres-server.mjs";
import { ADMIN, CLIENT, residentMegabytes, signIn, untilItRests } from "../steps/site-process.mjs";
import { figure, writeRun } from "./figures.mjs";
import { firstLink, load, median, rounded } from "./load.mjs";
import { startNginx } from "./nginx.mjs";
import { takeVitals, vitalFigures } from "./vitals.mjs";

const ROUNDS = 5;
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const NGINX_PORT = process.env.NGINX_PORT ?? "3998";

/** Beside nginx; "{service}" is the first one of its category. */
const FINISHED = ["/", "/services/programming", "{service}", "/blog", "/maroc", "/about", "/contact", "/auth"];
const RATIO = 0.55;
/** Of the finished pages, those that were rendered for each visitor once. */
const FORMERLY_RENDERED = { "/contact": 5000, "/auth": 5000 };
const SCREENS = ["/admin", "/admin/inquiries", "/admin/blog", "/admin/analytics"];
const VITALS = ["/", "/services/programming", "/contact", "/blog", "/maroc", "/auth"];

const MESSAGE = { intent: "inquiry", name: "Nadia Alami", email: "nadia@atelier.example", message: "Une vitrine, n° " };
/** Forms that are posted: one that stores nothing, one that is refused, and messages and projects, each another one. */
const FORMS = [
  { name: "a theme kept in a cookie", path: "/theme", fields: { theme: "light", redirectTo: "/" }, expects: "3xx" },
  { name: "a message refused", path: "/contact", fields: { ...MESSAGE, email: "nadia" }, expects: "4xx" },
  { name: "a message stored", path: "/contact", fields: MESSAGE, numbered: "message", expects: "3xx", atLeast: 400 },
  {
    ...{ name: "a project stored", path: "/admin/projects/new", numbered: "title", expects: "3xx", atLeast: 400 },
    fields: { intent: "project", status: "pending", title: "Catalogue " },
  },
];

/**
 * Every figure that is promised of speed, in one run: finished pages beside nginx, rendered screens, forms, memory, the
 * weight of the home page, a second start, Lighthouse (BENCH_VITALS=0 leaves it out).
 */
export async function benchTable({ onSite, directory }) {
  const figures = await onSite(async (site) => {
    await untilItRests(site.pid);
    const atRest = residentMegabytes(site.pid);
    const admin = await signIn(site.base, ADMIN);
    const client = await signIn(site.base, CLIENT);
    return [
      figure("memory at rest", atRest, { unit: "MB", atMost: 260 }),
      ...(await besideNginx(site, directory)),
      ...(await renderedFigures(site, { admin, client })),
      ...(await formFigures(site.base, FORMS, admin)),
      figure("memory after all of it", residentMegabytes(site.pid), { unit: "MB", atMost: 400 }),
      ...(await weightOfHome(site.base)),
      ...(process.env.BENCH_VITALS === "0" ? [] : (await takeVitals(site.base, VITALS)).flatMap(vitalFigures)),
    ];
  });
  const secondMs = await onSite(({ firstMs }) => firstMs);
  figures.push(figure("second start, first answer", secondMs, { unit: "ms", atMost: 2000 }));
  writeRun("table", [...figures, ...(await onPostgres(onSite))]);
}

/**
 * The same bytes as nginx sends them as a file, in turn, so that what else the machine does weighs on both alike. The
 * ratio is that of the processor's time of a request, since autocannon asks for less than either could answer.
 */
async function besideNginx({ base, pid }, directory) {
  const service = await firstLink(`${base}/services/programming`, /href="(\/services\/programming\/[^"]+)"/);
  const paths = FINISHED.map((path) => (path === "{service}" ? service : path));
  const files = new Map();
  for (const path of paths) files.set(path, await packedPage(base + path));
  const nginx = await startNginx({ directory: join(directory, "nginx"), port: NGINX_PORT, files });
  const figures = [];
  try {
    for (const path of paths) {
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const ours = await load(base + path, { duration: ROUND_SECONDS, pids: [pid] });
        const theirs = await load(`http://127.0.0.1:${NGINX_PORT}${path}`, {
          duration: ROUND_SECONDS,
          pids: [nginx.pid],
        });
        // The first round warms both.
        if (round > 0) rounds.push({ ours, ratio: theirs.cpuMs[0] / ours.cpuMs[0] });
      }
      const ratio = median(rounds.map((round) => round.ratio));
      const atLeast = path in FORMERLY_RENDERED ? undefined : RATIO;
      const perSecond = median(rounds.map(({ ours }) => ours.perSecond));
      const cpuMs = median(rounds.map(({ ours }) => ours.cpuMs[0]));
      figures.push(
        figure(`${path}: ratio to nginx`, rounded(ratio, 2), { atLeast, isMore: true }),
        figure(`${path}: requests/s`, perSecond, { isMore: true, atLeast: FORMERLY_RENDERED[path] }),
        figure(`${path}: CPU of a request`, rounded(cpuMs, 3), { unit: "ms" }),
      );
    }
  } finally {
    nginx.kill("SIGTERM");
  }
  return figures;
}

async function renderedFigures({ base, pid }, { admin, client }) {
  const screens = [
    { path: "/dashboard", cookie: client, cpuMs: 5, perSecond: 200 },
    ...SCREENS.map((path) => ({ path, cookie: admin, cpuMs: 5, perSecond: 200 })),
    { path: "/blog?q=site", cpuMs: 4 },
    { path: "/healthz", perSecond: 2000 },
  ];
  const figures = [];
  for (const { path, cookie, cpuMs, perSecond } of screens) {
    const run = await load(base + path, { duration: 5, cookie, pids: [pid] });
    figures.push(
      figure(`${path}: CPU of a request`, rounded(run.cpuMs[0], 2), { unit: "ms", atMost: cpuMs }),
      figure(`${path}: requests/s`, run.perSecond, { isMore: true, atLeast: perSecond }),
    );
  }
  return figures;
}

/** Posts each of the forms again and again, with a number of its own at the end of one field. */
async function formFigures(base, forms, cookie) {
  const figures = [];
  for (const { name, path, fields, numbered, expects, atLeast } of forms) {
    let sent = 0;
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: base };
    const setupRequest = (request) => {
      sent += 1;
      const own = numbered && { [numbered]: fields[numbered] + sent };
      return { ...request, body: new URLSearchParams({ ...fields, ...own }).toString() };
    };
    const request = { method: "POST", headers, setupRequest };
    const signedIn = path.startsWith("/admin/") && { cookie };
    const { perSecond } = await load(base + path, { duration: 5, ...signedIn, request, expects });
    figures.push(figure(`${name}: requests/s`, perSecond, { isMore: true, atLeast }));
  }
  return figures;
}

/** What a phone fetches of the home page before it paints, as it travels; how large it is unpacked. */
async function weightOfHome(base) {
  const html = String(await bytesOf(base, "identity"));
  const [head] = html.split("</head>");
  const paths = [...head.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="stylesheet"|rel="preload"[^>]*as="font"|as="font"[^>]*rel="preload"/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)[1]);
  let bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
  for (const path of paths) bytes += (await bytesOf(new URL(path, base), "br")).byteLength;
  return [
    figure("/: bytes before the first paint", rounded(bytes / 1024, 1), { unit: "KB", atMost: 70 }),
    figure("/: unpacked", rounded(Buffer.byteLength(html) / 1024, 1), { unit: "KB", atMost: 120 }),
    figure("/: elements", [...html.matchAll(/<[a-z][\w-]*/g)].length, { atMost: 1000 }),
  ];
}

/** A message and a project stored on PostgreSQL, where the system has one. */
async function onPostgres(onSite) {
  const server = await PostgresServer.create().catch(
    (error) => void console.log(`Not on PostgreSQL: ${error.message}`),
  );
  if (!server) return [];
  const secrets = { SESSION_SECRET: "mesure".repeat(8), ENCRYPTION_KEY: "mesure".repeat(8) };
  const stored = FORMS.filter(({ atLeast }) => atLeast).map((form) => ({
    ...form,
    name: `${form.name} on PostgreSQL`,
  }));
  try {
    return await onSite(
      async ({ base, pid }) => {
        await untilItRests(pid);
        return formFigures(base, stored, await signIn(base, ADMIN));
      },
      { data: "data-postgres", env: { ...secrets, SEED_DEMO: "1", DATABASE_URL: server.url } },
    );
  } finally {
    server.remove();
  }
}

/** The page as sent, once it is packed as small as it gets: the same bytes twice in a row, a second apart. */
async function packedPage(url) {
  for (let known = ""; ; await wait(1000)) {
    const bytes = await bytesOf(url, "gzip");
    if (bytes.toString("base64") === known) return bytes;
    known = bytes.toString("base64");
  }
}

/** The bytes as they travel. */
async function bytesOf(url, encoding) {
  const [answer] = await once(get(url, { headers: { "Accept-Encoding": encoding } }), "response");
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
  return buffer(answer);
}
