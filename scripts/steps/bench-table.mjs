import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PostgresServer } from "../../tests/support/postgres-server.mjs";
import { ADMIN, FORMS, measurePosts, signInBoth } from "./bench-actions.mjs";
import { figure, writeRun } from "./bench-figures.mjs";
import { takeVitals, vitalFigures } from "./bench-vitals.mjs";
import { startNginx } from "./nginx.mjs";
import { processorMs, residentMegabytes } from "./processor-time.mjs";
import { startSite, timeFirstAnswer } from "./site-process.mjs";
import { measure, median } from "./wrk.mjs";

const ROUNDS = 5;
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

/** Beside nginx; "{service}" is the first one of its category. */
const FINISHED = ["/", "/services/programming", "{service}", "/blog", "/maroc", "/about", "/contact", "/auth"];
const RATIO = 0.55;
/** Of the finished pages, those that were rendered for each visitor once. */
const FORMERLY_RENDERED = { "/contact": 5000, "/auth": 5000 };
const SCREENS = ["/admin", "/admin/inquiries", "/admin/blog", "/admin/analytics"];
const VITALS = ["/", "/services/programming", "/contact", "/blog", "/maroc", "/auth"];

/**
 * Every figure that is promised of speed, in one run: finished pages beside nginx, rendered screens, forms, memory, the
 * weight of the home page, a second start, Lighthouse (BENCH_VITALS=0 leaves it out).
 */
export async function benchTable({ base, port, nginxPort, directory }) {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const start = () => startSite({ base, port, dataDir: join(directory, "data"), env });
  const site = await start();
  const figures = [];
  try {
    await site.rest();
    figures.push(figure("memory at rest", residentMegabytes(site.pid), { unit: "MB", atMost: 260 }));
    const sessions = await signInBoth(base);
    figures.push(...(await besideNginx({ base, port, nginxPort, directory, pid: site.pid })));
    figures.push(...renderedFigures({ base, pid: site.pid, sessions }));
    figures.push(...formFigures({ base, directory, pid: site.pid, sessions }));
    figures.push(figure("memory after all of it", residentMegabytes(site.pid), { unit: "MB", atMost: 400 }));
    figures.push(...weightOfHome(base));
    if (process.env.BENCH_VITALS !== "0") figures.push(...(await takeVitals(base, VITALS)).flatMap(vitalFigures));
  } finally {
    await site.stop();
  }
  figures.push(await secondStart({ base, start }));
  figures.push(...(await onPostgres({ base, port, directory, env })));
  writeRun("table", figures);
}

async function besideNginx({ base, port, nginxPort, directory, pid }) {
  const [service] = await linksOf(`${base}/services/programming`, /href="(\/services\/programming\/[^"]+)"/);
  const paths = FINISHED.map((path) => (path === "{service}" ? service : path));
  const files = new Map();
  for (const path of paths) files.set(path, await compressedPage(base + path));
  const nginx = await startNginx({ directory: join(directory, "nginx"), port: nginxPort, files });
  try {
    return paths.flatMap((path) => figuresBeside(path, { port, nginxPort, pid }));
  } finally {
    nginx.kill("SIGTERM");
  }
}

/** Interleaved, so that what else the machine does weighs on both alike; the ratio is the median of the rounds' ratios. */
function figuresBeside(path, { port, nginxPort, pid }) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ours, theirs] = [port, nginxPort].map((each) =>
      measureCost(`http://127.0.0.1:${each}${path}`, pid, { seconds: ROUND_SECONDS }),
    );
    // The first round warms both.
    if (round > 0) rounds.push({ ...ours, ratio: ours["requests/s"] / theirs["requests/s"] });
  }
  const middle = (name) => median(rounds.map((each) => each[name]));
  return [
    figure(`${path}: ratio to nginx`, Number(middle("ratio").toFixed(2)), {
      atLeast: path in FORMERLY_RENDERED ? undefined : RATIO,
      isMore: true,
    }),
    figure(`${path}: requests/s`, middle("requests/s"), { isMore: true, atLeast: FORMERLY_RENDERED[path] }),
    figure(`${path}: CPU of a request`, Number(middle("cpuMs").toFixed(3)), { unit: "ms" }),
  ];
}

function renderedFigures({ base, pid, sessions: { admin, client } }) {
  const screen = (path, { cookie, cpuMs, perSecond, seconds = 5 }) => {
    const cost = measureCost(base + path, pid, { seconds, cookie });
    return [
      figure(`${path}: CPU of a request`, Number(cost.cpuMs.toFixed(2)), { unit: "ms", atMost: cpuMs }),
      figure(`${path}: requests/s`, cost["requests/s"], { isMore: true, atLeast: perSecond }),
    ];
  };
  return [
    ...screen("/dashboard", { cookie: client, cpuMs: 5, perSecond: 200 }),
    ...SCREENS.flatMap((path) => screen(path, { cookie: admin, cpuMs: 5, perSecond: 200 })),
    ...screen("/blog?q=site", { cpuMs: 4 }),
    ...screen("/healthz", { perSecond: 2000 }),
  ];
}

function formFigures({ base, directory, pid, sessions: { admin } }) {
  const stored = { message: "a message stored", project: "a project stored" };
  const others = { theme: "a theme kept in a cookie", refused: "a message refused" };
  return Object.entries({ ...others, ...stored }).map(([name, words]) => {
    const cookie = name === "project" ? admin : undefined;
    const posts = () => measurePosts({ base, directory, cookie }, FORMS[name]);
    return figure(`${words}: requests/s`, costOf(pid, posts)["requests/s"], {
      isMore: true,
      atLeast: stored[name] && 400,
    });
  });
}

function measureCost(url, pid, options) {
  return costOf(pid, () => measure(url, options));
}

/** What a run of requests gives, with the processor's time that the site spends on each. */
function costOf(pid, run) {
  const before = processorMs(pid);
  const result = run();
  return { ...result, cpuMs: (processorMs(pid) - before) / result.requests };
}

/** What a phone fetches of the home page before it paints, as it travels; how large it is unpacked. */
function weightOfHome(base) {
  const html = execFileSync("curl", ["-sf", base], { encoding: "utf8", maxBuffer: 2 ** 24 });
  const [head] = html.split("</head>");
  const paths = [...head.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="stylesheet"|rel="preload"[^>]*as="font"|as="font"[^>]*rel="preload"/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)[1]);
  let bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
  for (const path of paths) bytes += travelling(new URL(path, base).href);
  const kilobytes = (count) => Number((count / 1024).toFixed(1));
  return [
    figure("/: bytes before the first paint", kilobytes(bytes), { unit: "KB", atMost: 70 }),
    figure("/: unpacked", kilobytes(Buffer.byteLength(html)), { unit: "KB", atMost: 120 }),
    figure("/: elements", [...html.matchAll(/<[a-z][\w-]*/g)].length, { atMost: 1000 }),
  ];
}

function travelling(url) {
  return execFileSync("curl", ["-sf", "-H", "Accept-Encoding: br", url]).byteLength;
}

async function secondStart({ base, start }) {
  const [site, ms] = await Promise.all([start(), timeFirstAnswer(base)]);
  await site.stop();
  return figure("second start, first answer", ms, { unit: "ms", atMost: 2000 });
}

/** A message and a project stored on PostgreSQL, where the system has one. */
async function onPostgres({ base, port, directory, env }) {
  const server = await PostgresServer.create().catch(
    (error) => void console.log(`Not on PostgreSQL: ${error.message}`),
  );
  if (!server) return [];
  const secrets = { SESSION_SECRET: "mesure".repeat(8), ENCRYPTION_KEY: "mesure".repeat(8) };
  const dataDir = join(directory, "data-postgres");
  try {
    const site = await startSite({
      base,
      port,
      dataDir,
      env: { ...env, ...secrets, SEED_DEMO: "1", DATABASE_URL: server.url },
    });
    try {
      await site.rest();
      const { admin } = await signInBoth(base);
      const each = (name, cookie) => measurePosts({ base, directory, cookie }, FORMS[name])["requests/s"];
      return [
        figure("a message stored on PostgreSQL: requests/s", each("message"), { atLeast: 400 }),
        figure("a project stored on PostgreSQL: requests/s", each("project", admin), { atLeast: 400 }),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    server.remove();
  }
}

async function linksOf(url, pattern) {
  return pattern.exec(await (await fetch(url)).text()).slice(1);
}

/** The bytes as sent, once they are packed as small as they get: the same ones twice in a row, a second apart. */
async function compressedPage(url) {
  let known = "";
  for (;;) {
    const bytes = execFileSync("curl", ["-sf", "-H", "Accept-Encoding: gzip", url]);
    if (bytes.toString("base64") === known) return bytes;
    known = bytes.toString("base64");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
