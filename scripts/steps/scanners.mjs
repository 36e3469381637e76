import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { installPackages } from "./run.mjs";

/** Names of Debian packages, each with the program of the same name. */
export const TOOLS = ["wapiti", "sqlmap", "slowhttptest", "ffuf"];

/** Installs the scanners where that is possible, else says which are missing. */
export async function ensureScanners() {
  const missing = TOOLS.filter((tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0);
  if (missing.length === 0) return;
  await installPackages(...missing).catch(() => {
    throw new Error(`The scans need ${missing.join(", ")}: install them from your system's packages.`);
  });
}

/** Runs a scanner at the lowest priority, for so many seconds at most. @returns what it printed, and whether it ended */
async function scan(tool, args, { seconds }) {
  // Some go on writing their report for long after they were asked to end.
  const limits = ["--signal=INT", "--kill-after=60", String(seconds)];
  const child = spawn("timeout", [...limits, "nice", "-n", "19", tool, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("\n");
  const [code] = await ended;
  return { output, isComplete: code === 0 };
}

/** Fewer addresses than this are no look at a site: its links were not followed. */
const LEAST_PAGES = 3;
/** All that need no answer of another machine; its own choice stops with an error of Debian's Python. */
const MODULES = "sql,xss,permanentxss,file,exec,redirect,crlf,csp,cookieflags,http_headers,backup,methods";

/**
 * Injection, scripts, files, redirects and the like on every address below `start`, with the session of `cookie` or none. A
 * `start` that ends with a slash keeps it from the form that ends the session.
 */
export async function runWapiti({ base, folder, who, cookie, start, seconds }) {
  const report = join(folder, `wapiti-${who}.json`);
  const args = ["-u", base + start, "--scope", "folder", "--flush-session", "-m", MODULES];
  const limits = ["--max-scan-time", String(seconds), "--max-links-per-page", "40", "--max-files-per-dir", "30"];
  // It asks for Brotli, which Debian's cannot read: it would take each page for one without links.
  const headers = ["Accept-Encoding: gzip, deflate", ...(cookie ? [`Cookie: ${cookie}`] : [])];
  const options = ["--no-bugreport", "-S", "normal", "-f", "json", "-o", report, "-v", "0"];
  const all = [...args, ...limits, ...headers.flatMap((header) => ["-H", header]), ...options];
  const { output, isComplete } = await scan("wapiti", all, { seconds: seconds + 90 });
  if (!existsSync(report)) return [`no report: ${output.slice(-300)}`];
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, "utf8"));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter ?? ""} ${info}`),
  );
  const pages = Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0);
  const ending = isComplete ? "" : ", stopped at its time";
  console.log(`wapiti as ${who}: ${pages} addresses, ${found.length} findings${ending}`);
  if (pages < LEAST_PAGES) found.push(`no links followed: ${pages} addresses`);
  return found;
}

/** Every field of one form; `isSmart` leaves one as soon as nothing speaks for an injection. */
export async function runSqlmap({ base, folder, cookie, form, seconds, isSmart }) {
  const { path, fields } = form;
  const args = ["-u", base + path, "--data", fields.toString(), "--batch", "--flush-session", "--dbms", "postgresql"];
  const depth = ["--level", "1", "--risk", "1", "--technique", "BEUS", ...(isSmart ? ["--smart"] : [])];
  const session = ["--ignore-redirects", "--drop-set-cookie", ...(cookie ? ["--cookie", cookie] : [])];
  const options = ["--headers", `Origin: ${base}`, "--output-dir", join(folder, "sqlmap"), "--disable-coloring"];
  const { output } = await scan("sqlmap", [...args, ...depth, ...session, ...options], { seconds });
  writeFileSync(join(folder, "sqlmap.log"), output, { flag: "a" });
  const injectable = [...output.matchAll(/^Parameter: .*$|is vulnerable/gm)].map(([line]) => line);
  const broken = [...output.matchAll(/\b(5\d\d) \([^)]*\) - (\d+) times/g)].map(([line]) => line);
  return [...injectable, ...broken].map((line) => `${path}: ${line}`);
}

const ATTACKS = {
  "slow heads": ["-H"],
  "slow bodies": ["-B"],
  "slow reading": ["-X", "-w", "1", "-y", "10", "-z", "5"],
};

/** Connections that crawl; the site has to answer other visitors meanwhile. */
export async function runSlowHttpTest({ base, connections, seconds }) {
  const found = [];
  for (const [name, mode] of Object.entries(ATTACKS)) {
    const speed = ["-c", String(connections), "-r", "100", "-i", "5", "-l", String(seconds), "-p", "3"];
    const args = [...mode, ...speed, "-u", `${base}/contact`];
    const { output } = await scan("slowhttptest", args, { seconds: seconds + 30 });
    const looks = [...stripVTControlCharacters(output).matchAll(/service available:\s+(YES|NO)/g)];
    const well = looks.filter(([, answer]) => answer === "YES").length;
    console.log(`slowhttptest, ${name}: available ${well} of ${looks.length} looks`);
    if (looks.length === 0 || well < looks.length) found.push(`${name}: not available`);
  }
  return found;
}

/** What should not be there to be fetched. */
export async function runFfuf({ base, folder, words, rate, seconds }) {
  const [list, report] = [join(folder, "paths.txt"), join(folder, "ffuf.json")];
  writeFileSync(list, words.join("\n"));
  const target = ["-w", list, "-u", `${base}/FUZZ`, "-mc", "200,201,206,401,405,500-599"];
  const args = [...target, "-t", "4", "-p", String(4 / rate), "-of", "json", "-o", report, "-s"];
  const { output, isComplete } = await scan("ffuf", args, { seconds });
  if (!existsSync(report)) return [`no report: ${output.slice(-300)}`];
  const { results } = JSON.parse(readFileSync(report, "utf8"));
  const ending = isComplete ? "" : ", stopped at its time";
  console.log(`ffuf: ${words.length} paths, ${results.length} answered${ending}`);
  return results.map(({ url, status }) => `${status} ${url}`);
}
