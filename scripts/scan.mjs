// npm run scan [-- full] [ffuf] [slowhttptest] [sqlmap] [wapiti] [visitor] [client] [admin]: four scanners of the
// system's packages against a site of our own, on fresh demo data; those scanners alone, as those people alone, where
// any are named. By itself a look of a quarter of an hour; `full` takes as long as they like. What they found,
// explained, is in SECURITY.md; whatever else they find ends it with 1.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "./steps/free-port.mjs";
import { expectExplained } from "./steps/known-findings.mjs";
import { actionsWithout, findForms, inLastingOrder, UNSHOWN_FORMS } from "./steps/scan-forms.mjs";
import { OPEN, PATHS } from "./steps/scan-paths.mjs";
import { ensureScanners, runFfuf, runSlowHttpTest, runSqlmap, runWapiti, TOOLS } from "./steps/scanners.mjs";
import { ADMIN, CLIENT, inTemporaryFolder, signIn, withSite } from "./steps/site-process.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const PORT = await findFreePort();
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
  await ensureScanners();
  await prepareBuild();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const findings = await inTemporaryFolder((folder) => {
    const site = { port: PORT, dataDir: join(folder, "data"), env: { SMTP_URL: "", DATABASE_URL: "" } };
    return withSite(site, runAll);
  });
  writeFileSync(join(FOLDER, "findings.json"), JSON.stringify(findings, null, 2));
  for (const { tool, who, what } of findings) console.log(`${tool} as ${who}: ${what}`);
  console.log(`\n${findings.length} findings; reports are in ${FOLDER}, explanations in SECURITY.md`);
  expectExplained(findings);
});

/** Whether one of these is wanted: all are where none of them is named. */
function isWanted(name, among) {
  return wishes.includes(name) || !wishes.some((wish) => among.includes(wish));
}

/** What the wanted scanners find, each finding with its tool and the person as whom it looked. */
async function runAll({ base }) {
  const people = [
    { who: "visitor", person: null, start: "/", pages: VISITOR_PAGES },
    { who: "client", person: CLIENT, start: "/dashboard/", pages: CLIENT_PAGES },
    { who: "admin", person: ADMIN, start: "/admin/", pages: ADMIN_PAGES },
  ];
  const names = people.map(({ who }) => who);
  const wanted = people.filter(({ who }) => isWanted(who, names));
  for (const each of wanted) each.cookie = each.person ? await signIn(base, each.person) : "";
  const findings = [];
  const add = (tool, who, found) => findings.push(...found.map((what) => ({ tool, who, what })));
  const common = { base, folder: FOLDER };

  if (isWanted("ffuf", TOOLS)) {
    const open = await runFfuf({ ...common, words: PATHS, rate: SIZES.rate, seconds: SIZES.ffuf });
    const unwanted = open.filter((what) => !OPEN.test(what.split(base)[1] ?? ""));
    add("ffuf", "visitor", unwanted);
  }
  if (isWanted("slowhttptest", TOOLS)) {
    const found = await runSlowHttpTest({ base, connections: SIZES.connections, seconds: SIZES.slow });
    add("slowhttptest", "visitor", found);
  }
  if (isWanted("sqlmap", TOOLS)) {
    const addresses = [];
    for (const { who, cookie, pages } of wanted) {
      const shown = await findForms({ base, paths: pages, cookie });
      const forms = inLastingOrder([...shown, ...UNSHOWN_FORMS.filter((form) => form.who === who)]);
      const before = findings.length;
      for (const form of forms) {
        addresses.push(form.path);
        add("sqlmap", who, await runSqlmap({ ...common, cookie, form, seconds: SIZES.sqlmap, isSmart: !isFull }));
      }
      console.log(`sqlmap as ${who}: ${forms.length} forms, ${findings.length - before} findings`);
    }
    console.log(`sqlmap: no form was found of the routes ${actionsWithout(addresses).join(", ")}`);
  }
  if (isWanted("wapiti", TOOLS))
    for (const { who, cookie, start } of wanted)
      add("wapiti", who, await runWapiti({ ...common, who, cookie, start, seconds: SIZES.wapiti }));
  return findings;
}
