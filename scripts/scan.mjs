// npm run scan [-- full]: four scanners of the system's packages against a site of our own, on fresh demo data. By
// itself a look of ten minutes; `full` takes as long as they like. What they found, explained, is in SECURITY.md;
// whatever else they find ends it with 1.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./steps/bench-site.mjs";
import { expectExplained } from "./steps/known-findings.mjs";
import { findForms } from "./steps/scan-forms.mjs";
import { OPEN, PATHS } from "./steps/scan-paths.mjs";
import { ensureScanners } from "./steps/scan-tools.mjs";
import { runFfuf, runSlowHttpTest, runSqlmap, runWapiti } from "./steps/scanners.mjs";
import { signIn } from "./steps/sign-in.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const PORT = process.env.PORT ?? "3997";
const BASE = `http://127.0.0.1:${PORT}`;
const FOLDER = ".cache/scan";
const ADMIN = { email: "balayage@zellige.example", password: "quatre-outils-debian" };
const CLIENT = { email: "khadija@riad-benali.example", password: ADMIN.password };
const isFull = process.argv[2] === "full";
const SIZES = isFull
  ? { wapiti: 1800, sqlmap: 600, connections: 1000, slow: 120, ffuf: 1800, rate: 100 }
  : { wapiti: 90, sqlmap: 25, connections: 200, slow: 20, ffuf: 240, rate: 50 };

const VISITOR_PAGES = ["/contact", "/auth", "/auth?tab=sign-up", "/auth/forgot", "/"];
const CLIENT_PAGES = ["/dashboard", "/dashboard/account", "/dashboard/profile", "/dashboard/erasure"];
const ADMIN_PAGES = ["blog/new", "seo", "projects/new", "clients/new", "services/new", "inquiries", "testimonials"]
  .concat(["email", "api-keys", "settings", "blog/generate", "blog/quick-generate", "blog/auto-generate", "projects"])
  .map((name) => `/admin/${name}`);

await main(async () => {
  enterProject({ nodeEnv: "production", readsDotEnv: false });
  ensureScanners();
  await prepareBuild();
  const directory = mkdtempSync(join(tmpdir(), "zellige-scan-"));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SMTP_URL: "", DATABASE_URL: "" };
  const site = await startSite({ base: BASE, port: PORT, dataDir: join(directory, "data"), env });
  try {
    const findings = await runAll();
    writeFileSync(join(FOLDER, "findings.json"), JSON.stringify(findings, null, 2));
    for (const { tool, who, what } of findings) console.log(`${tool} as ${who}: ${what}`);
    console.log(`\n${findings.length} findings; reports are in ${FOLDER}, explanations in SECURITY.md`);
    expectExplained(findings);
  } finally {
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

async function runAll() {
  const people = [
    { who: "visitor", cookie: "", start: "/", pages: VISITOR_PAGES },
    { who: "client", cookie: await signIn(BASE, CLIENT), start: "/dashboard/", pages: CLIENT_PAGES },
    { who: "admin", cookie: await signIn(BASE, ADMIN), start: "/admin/", pages: ADMIN_PAGES },
  ];
  const findings = [];
  const words = PATHS;
  const open = await runFfuf({ base: BASE, folder: FOLDER, words, rate: SIZES.rate, seconds: SIZES.ffuf });
  findings.push(...open.filter(({ what }) => !OPEN.test(what.split(BASE)[1] ?? "")));
  findings.push(...(await runSlowHttpTest({ base: BASE, connections: SIZES.connections, seconds: SIZES.slow })));
  for (const { who, cookie, pages } of people) {
    const forms = await findForms({ base: BASE, paths: pages, cookie });
    const before = findings.length;
    for (const form of forms.filter(({ path }) => !path.startsWith("/sign-out"))) {
      findings.push(...(await runSqlmap({ base: BASE, folder: FOLDER, who, cookie, form, seconds: SIZES.sqlmap })));
    }
    console.log(`sqlmap as ${who}: ${forms.length} forms, ${findings.length - before} findings`);
  }
  for (const { who, cookie, start } of people) {
    findings.push(...(await runWapiti({ base: BASE, folder: FOLDER, who, cookie, start, seconds: SIZES.wapiti })));
  }
  return findings;
}
