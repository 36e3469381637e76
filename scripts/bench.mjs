// Every figure that is promised of speed, measured on a server of our own with fresh demo data, printed and written as
// JSON below .cache/bench. With `rows`: how long the blog and the lists of the back office take among 10,000 rows of each
// kind. With `scale`: the same on PostgreSQL, among a million. With `vitals`: Lighthouse's mobile figures of each public
// page, or of those named behind it. With `counting`: what counting its views costs the home page. With `day`: a day of a
// campaign in twenty minutes. With `compare FILE [FILE]`: two runs beside each other.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchCounting } from "./steps/bench-counting.mjs";
import { benchDay } from "./steps/bench-day.mjs";
import { benchCompare } from "./steps/bench-figures.mjs";
import { benchRows } from "./steps/bench-rows.mjs";
import { benchScale } from "./steps/bench-scale.mjs";
import { benchTable } from "./steps/bench-table.mjs";
import { benchVitals } from "./steps/bench-vitals.mjs";
import { requireTool } from "./steps/wrk.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const PORT = process.env.PORT ?? "3999";
const NGINX_PORT = process.env.NGINX_PORT ?? "3998";
const BASE = `http://127.0.0.1:${PORT}`;

/** What each kind runs, and the programs that it needs. */
const KINDS = {
  table: { run: benchTable, tools: ["wrk", "nginx", "curl"] },
  rows: { run: benchRows, tools: ["wrk"] },
  scale: { run: benchScale, tools: [] },
  vitals: { run: benchVitals, tools: [] },
  counting: { run: benchCounting, tools: ["wrk", "curl"] },
  day: { run: benchDay, tools: [] },
};

await main(async () => {
  enterProject({ nodeEnv: "production" });
  const [kind = "table", ...paths] = process.argv.slice(2);
  if (kind === "compare") return benchCompare(...paths);
  const { run, tools } = KINDS[kind] ?? {};
  if (!run) throw new Error(`npm run bench -- ${[...Object.keys(KINDS), "compare"].join(" | ")}`);
  for (const tool of tools) requireTool(tool, [tool === "curl" ? "--version" : "-v"]);
  await prepareBuild();
  const directory = mkdtempSync(join(tmpdir(), "zellige-bench-"));
  try {
    await run({ base: BASE, port: PORT, nginxPort: NGINX_PORT, directory, paths });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
