// Requests per second of every kind of page and form, by wrk, on a server of our own with fresh demo data; finished
// pages beside nginx, which serves the same compressed bytes as files. With `rows`: how long the blog and the lists of
// the back office take among 10,000 rows of each kind. With `scale`: the same on PostgreSQL, among a million. With
// `vitals`: Lighthouse's mobile figures of each public page, or of those named behind it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN, benchActions, signInBoth } from "./steps/bench-actions.mjs";
import { benchRows } from "./steps/bench-rows.mjs";
import { benchScale } from "./steps/bench-scale.mjs";
import { startSite } from "./steps/bench-site.mjs";
import { benchVitals } from "./steps/bench-vitals.mjs";
import { startNginx } from "./steps/nginx.mjs";
import { measure, median, requireTool } from "./steps/wrk.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const PORT = process.env.PORT ?? "3999";
const NGINX_PORT = process.env.NGINX_PORT ?? "3998";
const BASE = `http://127.0.0.1:${PORT}`;
const ROUNDS = 5;
const FINISHED = ["/", "/services/programming", "{service}", "/maroc", "/about", "/contact", "/auth"];
const RENDERED = ["/contact?lang=fr", "/auth?tab=inscription", "/blog?q=site", "/healthz"];

await main(async () => {
  enterProject({ nodeEnv: "production" });
  const [kind, ...paths] = process.argv.slice(2);
  if (!["scale", "vitals"].includes(kind)) requireTool("wrk", ["-v"]);
  await prepareBuild();
  const directory = mkdtempSync(join(tmpdir(), "zellige-bench-"));
  try {
    const where = { base: BASE, port: PORT, directory };
    if (kind === "rows") await benchRows(where);
    else if (kind === "scale") await benchScale(where);
    else if (kind === "vitals") await benchVitals({ ...where, paths });
    else await benchPages(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

async function benchPages(directory) {
  requireTool("nginx", ["-v"]);
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const site = await startSite({ base: BASE, port: PORT, dataDir: join(directory, "data"), env });
  let nginx;
  try {
    await site.rest();
    const paths = await finishedPaths();
    const sessions = await signInBoth(BASE);
    const files = await Promise.all(paths.map(async (path) => [path, await compressedPage(path)]));
    nginx = await startNginx({ directory: join(directory, "nginx"), port: NGINX_PORT, files: new Map(files) });
    console.table(paths.map(beside));
    console.table(RENDERED.map((path) => ({ path, ...measure(BASE + path, { seconds: 5 }) })));
    benchActions({ base: BASE, directory, ...sessions });
  } finally {
    nginx?.kill("SIGTERM");
    await site.stop();
  }
}

async function finishedPaths() {
  const category = await (await fetch(`${BASE}/services/programming`)).text();
  const [, service] = /href="(\/services\/programming\/[^"]+)"/.exec(category);
  return FINISHED.map((path) => (path === "{service}" ? service : path));
}

/** The bytes as sent, once they are packed as small as they get: the same ones twice in a row, a second apart. */
async function compressedPage(path) {
  let known = "";
  for (;;) {
    const bytes = execFileSync("curl", ["-sf", "-H", "Accept-Encoding: gzip", BASE + path]);
    if (bytes.toString("base64") === known) return bytes;
    known = bytes.toString("base64");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Interleaved, so that what else the machine does weighs on both alike; medians of the rounds. */
function beside(path) {
  const ours = [];
  const theirs = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [site, nginx] = [PORT, NGINX_PORT].map((port) => measure(`http://127.0.0.1:${port}${path}`, { seconds: 3 }));
    // The first round warms both.
    if (round > 0) {
      ours.push(site["requests/s"]);
      theirs.push(nginx["requests/s"]);
    }
  }
  const [site, nginx] = [median(ours), median(theirs)];
  return { path: path.slice(0, 24), "requests/s": site, nginx, ratio: Number((site / nginx).toFixed(2)) };
}
