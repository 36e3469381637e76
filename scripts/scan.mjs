// npm run scan [-- full] [ffuf] [slowhttptest] [sqlmap] [wapiti] [visitor] [client] [admin]: four scanners of the
// system's packages against a site of our own, on fresh demo data; those scanners alone, as those people alone, where
// any are named. By itself a look of a quarter of an hour; `full` takes as long as they like. What they found,
// explained, is in SECURITY.md; whatever else they find ends it with 1.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./steps/free-port.mjs";
import { expectExplained } from "./steps/known-findings.mjs";
import { actionsWithout, findForms, inLastingOrder, UNSHOWN_FORMS } from "./steps/scan-forms.mjs";
import { OPEN, PATHS } from "./steps/scan-paths.mjs";
import { ensureScanners } from "./steps/scan-tools.mjs";
import { runFfuf, runSlowHttpTest, runSqlmap, runWapiti } from "./steps/scanners.mjs";
import { ADMIN, CLIENT, signIn, withSite } from "./steps/site-process.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const PORT = await findFreePort();
const BASE = `http://127.0.0.1:${PORT}`;
const FOLDER = ".cache/scan";
const wishes = process.argv.slice(2);
const isFull = wishes.includes("full");
const SIZES = isFull
  ? { wapiti: 1800, sqlmap: 600, connections: 1000, slow: 120, ffuf: 1800, rate: 100 }
  : { wapiti: 120, sqlmap: 10, connections: 200, slow: 20, ffuf: 240, rate: 50 };

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
  const site = { port: PORT, dataDir: join(directory, "data"), env: { SMTP_URL: "", DATABASE_URL: "" } };
  try {
    const findings = await withSite(site, runAll);
    writeFileSync(join(FOLDER, "findings.json"), JSON.stringify(findings, null, 2));
    for (const { tool, who, what } of findings) console.log(`${tool} as ${who}: ${what}`);
    console.log(`\n${findings.length} findings; reports are in ${FOLDER}, explanations in SECURITY.md`);
    expectExplained(findings);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

/** Whether one of these is wanted: all are where none of them is named. */
function isWanted(name, among) {
  return wishes.includes(name) || !wishes.some((wish) => among.includes(wish));
}

async function runAll() {
  const tools = ["ffuf", "slowhttptest", "sqlmap", "wapiti"];
  const everybody = [
    { who: "visitor", person: null, start: "/", pages: VISITOR_PAGES },
    { who: "client", person: CLIENT, start: "/dashboard/", pages: CLIENT_PAGES },
    { who: "admin", person: ADMIN, start: "/admin/", pages: ADMIN_PAGES },
  ];
  const names = everybody.map(({ who }) => who);
  const people = [];
  for (const { person, ...each } of everybody.filter(({ who }) => isWanted(who, names)))
    people.push({ ...each, cookie: person ? await signIn(BASE, person) : "" });
  const findings = [];
  const run = { ffuf: lookForPaths, slowhttptest: crawl, sqlmap: () => inject(people), wapiti: () => attack(people) };
  for (const tool of tools.filter((name) => isWanted(name, tools))) findings.push(...(await run[tool]()));
  return findings;
}

async function lookForPaths() {
  const open = await runFfuf({ base: BASE, folder: FOLDER, words: PATHS, rate: SIZES.rate, seconds: SIZES.ffuf });
  return open.filter(({ what }) => !OPEN.test(what.split(BASE)[1] ?? ""));
}

function crawl() {
  return runSlowHttpTest({ base: BASE, connections: SIZES.connections, seconds: SIZES.slow });
}

async function inject(people) {
  const findings = [];
  const addresses = [];
  for (const { who, cookie, pages } of people) {
    const shown = await findForms({ base: BASE, paths: pages, cookie });
    const forms = [...shown, ...UNSHOWN_FORMS.filter((form) => form.who === who)];
    const before = findings.length;
    for (const form of inLastingOrder(forms)) {
      addresses.push(form.path);
      const look = { seconds: SIZES.sqlmap, isSmart: !isFull };
      findings.push(...(await runSqlmap({ base: BASE, folder: FOLDER, who, cookie, form, ...look })));
    }
    console.log(`sqlmap as ${who}: ${forms.length} forms, ${findings.length - before} findings`);
  }
  console.log(`sqlmap: no form was found of the routes ${actionsWithout(addresses).join(", ")}`);
  return findings;
}

async function attack(people) {
  const findings = [];
  for (const { who, cookie, start } of people)
    findings.push(...(await runWapiti({ base: BASE, folder: FOLDER, who, cookie, start, seconds: SIZES.wapiti })));
  return findings;
}
