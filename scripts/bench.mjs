// Every figure that is promised of speed, measured on a server of our own with fresh demo data, printed and written as
// JSON below .cache/bench. With `rows`: how long the blog and the lists of the back office take among 10,000 rows of each
// kind. With `scale`: the same on PostgreSQL, among a million. With `vitals`: Lighthouse's mobile figures of each public
// page, or of those named behind it. With `counting`: what counting its views costs the home page. With `day`: a day of a
// campaign in twenty minutes. With `compare FILE [FILE]`: two runs beside each other.
import { join } from "node:path";
import { benchCounting } from "./bench/counting.mjs";
import { benchDay } from "./bench/day.mjs";
import { benchCompare } from "./bench/figures.mjs";
import { benchRows, benchScale } from "./bench/lists.mjs";
import { benchTable } from "./bench/table.mjs";
import { benchVitals } from "./bench/vitals.mjs";
import { inTemporaryFolder, withSite } from "./steps/site-process.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const { PORT: port = "3999" } = process.env;

const KINDS = {
  table: benchTable,
  rows: benchRows,
  scale: benchScale,
  vitals: benchVitals,
  counting: benchCounting,
  day: benchDay,
};

await main(async () => {
  enterProject({ nodeEnv: "production" });
  const [kind = "table", ...args] = process.argv.slice(2);
  if (kind === "compare") return benchCompare(...args);
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`npm run bench -- ${Object.keys(KINDS).join(" | ")} | compare`);
  await prepareBuild();
  await inTemporaryFolder(async (directory) => {
    const onSite = (work, { env, data = "data" } = {}) => withSite({ port, dataDir: join(directory, data), env }, work);
    await KINDS[kind]({ onSite, directory, paths: args });
  });
});
