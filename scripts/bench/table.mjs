import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { PostgresServer } from "../../tests/support/postgres-server.mjs";
import {
  ADMIN,
  CLIENT,
  environmentOn,
  residentMegabytes,
  signIn,
  until,
  untilItRests,
} from "../steps/site-process.mjs";
import { figure, writeRun } from "./figures.mjs";
import { inTurn, linksBelow, load, median, rounded } from "./load.mjs";
import { takeVitals, vitalFigures } from "./vitals.mjs";

const ROUNDS = 5;
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const NGINX_PORT = process.env.NGINX_PORT ?? "3998";

/** Beside nginx, with the first service. */
const FINISHED = ["/", "/services/programming", "/blog", "/maroc", "/about", "/contact", "/auth"];
const RATIO = 0.55;
/** Of the finished pages, those that were rendered for each visitor once. */
const FORMERLY_RENDERED = { "/contact": 5000, "/auth": 5000 };
const SCREENS = ["/admin", "/admin/inquiries", "/admin/blog", "/admin/analytics"];
const VITALS = ["/", "/services/programming", "/contact", "/blog", "/maroc", "/auth"];

const MESSAGE = { intent: "inquiry", name: "Nadia Alami", email: "nadia@atelier.example", message: "Une vitrine, n° " };
/** Posts that are stored, each another one by a number at the end of one field; `admin` is the cookie of the office. */
const storedForms = (admin, where = "") => [
  { name: `a message stored${where}`, path: "/contact", fields: MESSAGE, numbered: "message", perSecond: 400 },
  {
    ...{ name: `a project stored${where}`, path: "/admin/projects/new", cookie: admin, perSecond: 400 },
    ...{ fields: { intent: "project", status: "pending", title: "Catalogue " }, numbered: "title" },
  },
];

/**
 * Every figure that is promised of speed, in one run: finished pages beside nginx, rendered screens, forms, memory, the
 * weight of the home page, a second start, Lighthouse (BENCH_VITALS=0 leaves it out).
 */
export async function benchTable({ onSite, directory }) {
  if (spawnSync("nginx", ["-v"]).error)
    throw new Error("The benchmark needs nginx: install it from your system's packages.");
  const figures = await onSite(async (site) => {
    await untilItRests(site.pid);
    const atRest = residentMegabytes(site.pid);
    const admin = await signIn(site.base, ADMIN);
    const client = await signIn(site.base, CLIENT);
    return [
      figure("memory at rest", atRest, { unit: "MB", atMost: 260 }),
      ...(await besideNginx(site, directory)),
      ...(await loadFigures(site, [
        { path: "/dashboard", cookie: client, cpuMs: 5, perSecond: 200 },
        ...SCREENS.map((path) => ({ path, cookie: admin, cpuMs: 5, perSecond: 200 })),
        { path: "/blog?q=site", cpuMs: 4 },
        { path: "/healthz", perSecond: 2000 },
        { name: "a theme kept in a cookie", path: "/theme", fields: { theme: "light", redirectTo: "/" } },
        { name: "a message refused", path: "/contact", fields: { ...MESSAGE, email: "nadia" }, expects: "4xx" },
        ...storedForms(admin),
      ])),
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
 * The same bytes as nginx sends them as a file. The ratio is that of the processor's time of a request, since autocannon
 * asks for less than either could answer.
 */
async function besideNginx({ base, pid }, directory) {
  const [service] = await linksBelow(base, "/services/programming");
  const paths = [...FINISHED, service];
  const files = new Map();
  for (const path of paths) files.set(path, await packedPage(base + path));
  const nginx = await startNginx({ directory: join(directory, "nginx"), port: NGINX_PORT, files });
  const figures = [];
  try {
    for (const path of paths) {
      const theirs = `http://127.0.0.1:${NGINX_PORT}${path}`;
      const pairs = await inTurn(ROUNDS, {
        ours: () => load(base + path, { duration: ROUND_SECONDS, pids: { site: pid } }),
        theirs: () => load(theirs, { duration: ROUND_SECONDS, pids: { nginx: nginx.pid } }),
      });
      const ratio = median(pairs.map((pair) => pair.theirs.cpuMs.nginx / pair.ours.cpuMs.site));
      const perSecond = median(pairs.map(({ ours }) => ours.perSecond));
      const cpuMs = median(pairs.map(({ ours }) => ours.cpuMs.site));
      const atLeast = path in FORMERLY_RENDERED ? undefined : RATIO;
      figures.push(
        figure(`${path}: processor time of nginx to ours`, rounded(ratio, 2), { atLeast, isMore: true }),
        figure(`${path}: requests/s`, perSecond, { isMore: true, atLeast: FORMERLY_RENDERED[path] }),
        figure(`${path}: CPU of a request`, rounded(cpuMs, 3), { unit: "ms" }),
      );
    }
  } finally {
    nginx.kill("SIGTERM");
  }
  return figures;
}

/** Starts nginx, one process, on files that are compressed already. `files`: path → bytes. */
async function startNginx({ directory, port, files }) {
  mkdirSync(join(directory, "root"), { recursive: true });
  const locations = [...files].map(([path, bytes], index) => {
    writeFileSync(join(directory, "root", `${index}.html`), bytes);
    return `location = ${path} { try_files /${index}.html =404; add_header Content-Encoding gzip; }`;
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  const file = join(directory, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${directory}/pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  default_type "text/html; charset=utf-8"; types { text/html html; } ${temporary.join(" ")}
  server { listen 127.0.0.1:${port}; root ${directory}/root; ${locations.join("\n")} }
}`,
  );
  const nginx = spawn("nginx", ["-c", file], { stdio: "ignore" });
  await until(() => fetch(`http://127.0.0.1:${port}/`).catch(() => null), 50, "nginx does not start.", 5000);
  return nginx;
}

/** Addresses that are rendered, and forms that are posted, again and again. */
async function loadFigures({ base, pid }, loads) {
  const figures = [];
  for (const { path, name = path, cookie, fields, numbered, cpuMs, perSecond, ...rest } of loads) {
    let sent = 0;
    const setupRequest = (request) => {
      sent += 1;
      const own = numbered && { [numbered]: fields[numbered] + sent };
      return { ...request, body: new URLSearchParams({ ...fields, ...own }).toString() };
    };
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: base };
    const post = fields && { request: { method: "POST", headers, setupRequest }, expects: "3xx" };
    const run = await load(base + path, { duration: 5, cookie, ...post, ...rest, pids: { site: pid } });
    figures.push(
      figure(`${name}: CPU of a request`, rounded(run.cpuMs.site, 2), { unit: "ms", atMost: cpuMs }),
      figure(`${name}: requests/s`, run.perSecond, { isMore: true, atLeast: perSecond }),
    );
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
    figure("/: unpacked", rounded(Buffer.byteLength(html) / 1024, 1), { unit: "KB", atMost: 121 }),
    figure("/: elements", [...html.matchAll(/<[a-z][\w-]*/g)].length, { atMost: 1000 }),
  ];
}

/** A message and a project stored on PostgreSQL, where the system has one. */
async function onPostgres(onSite) {
  const server = await PostgresServer.create().catch(
    (error) => void console.log(`Not on PostgreSQL: ${error.message}`),
  );
  if (!server) return [];
  try {
    return await onSite(
      async (site) => {
        await untilItRests(site.pid);
        return loadFigures(site, storedForms(await signIn(site.base, ADMIN), " on PostgreSQL"));
      },
      { data: "data-postgres", env: environmentOn(server.url) },
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
