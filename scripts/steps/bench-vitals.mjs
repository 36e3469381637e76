import { join } from "node:path";
import { figure, writeRun } from "./bench-figures.mjs";
import { startLighthouse } from "./lighthouse.mjs";
import { startSite } from "./site-process.mjs";
import { median } from "./wrk.mjs";

const ROUNDS = 3;
const PAGES = ["/", "/services/programming", "{service}", "/blog", "{article}", "/avis", "/about", "/terms"];
const OTHER_PAGES = ["/maroc", "/espana", "/saudi-arabia", "/contact", "/auth"];

/** Columns of the table, each from a report of Lighthouse: milliseconds, a shift, elements, kilobytes as they travel. */
const FIGURES = {
  "LCP ms": ({ audits }) => audits["largest-contentful-paint"].numericValue,
  "FCP ms": ({ audits }) => audits["first-contentful-paint"].numericValue,
  "TBT ms": ({ audits }) => audits["total-blocking-time"].numericValue,
  CLS: ({ audits }) => audits["cumulative-layout-shift"].numericValue,
  performance: ({ categories }) => categories.performance.score * 100,
  accessibility: ({ categories }) => categories.accessibility.score * 100,
  "best practices": ({ categories }) => categories["best-practices"].score * 100,
  SEO: ({ categories }) => categories.seo.score * 100,
  elements: ({ audits }) => audits["dom-size"].numericValue,
  "HTML KB, unpacked": (report) => kilobytes(report, "resourceSize", "Document"),
  "HTML KB": (report) => kilobytes(report, "transferSize", "Document"),
  "CSS KB": (report) => kilobytes(report, "transferSize", "Stylesheet"),
  "fonts KB": (report) => kilobytes(report, "transferSize", "Font"),
  "all KB": (report) => kilobytes(report, "transferSize"),
};

/**
 * Lighthouse's mobile figures of each public page, medians of three runs, printed and written down.
 * @param paths those to judge; all when empty
 */
export async function benchVitals({ base, port, directory, paths }) {
  const site = await startSite({ base, port, dataDir: join(directory, "data") });
  try {
    await site.rest();
    const rows = await takeVitals(base, paths.length > 0 ? paths : await publicPaths(base));
    console.table(rows);
    writeRun("vitals", rows.flatMap(vitalFigures));
  } finally {
    await site.stop();
  }
}

/**
 * Lighthouse's mobile figures of some pages of a running site, medians of three runs, each by a browser that was never
 * here before: what a page leaves in the storage of the browser is kept from one run to the next.
 */
export async function takeVitals(base, paths) {
  const rows = [];
  for (const path of paths) {
    const reports = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await judgeAtFirstSight(base + path));
    rows.push({ path: path.slice(0, 24), ...mediansOf(reports) });
    console.log(rows.at(-1));
  }
  return rows;
}

async function judgeAtFirstSight(url) {
  const lighthouse = await startLighthouse();
  try {
    return await lighthouse.judge(url);
  } finally {
    lighthouse.stop();
  }
}

/** What is promised of a page's row. */
export function vitalFigures({ path, ...row }) {
  const scores = ["performance", "accessibility", "best practices", "SEO"];
  return [
    figure(`${path}: LCP`, row["LCP ms"], { unit: "ms", atMost: path === "/auth" ? 1400 : 1000 }),
    figure(`${path}: TBT`, row["TBT ms"], { unit: "ms", atMost: 30 }),
    figure(`${path}: lowest of Lighthouse’s scores`, Math.min(...scores.map((name) => row[name])), { atLeast: 100 }),
  ];
}

async function publicPaths(base) {
  const service = await firstLink(`${base}/services/programming`, /href="(\/services\/programming\/[^"]+)"/);
  const article = await firstLink(`${base}/blog`, /href="(\/blog\/[^"?]+)"/);
  const named = PAGES.map((path) => ({ "{service}": service, "{article}": article })[path] ?? path);
  return [...named, ...OTHER_PAGES];
}

async function firstLink(url, pattern) {
  const [, path] = pattern.exec(await (await fetch(url)).text());
  return path;
}

function mediansOf(reports) {
  return Object.fromEntries(Object.entries(FIGURES).map(([name, read]) => [name, rounded(median(reports.map(read)))]));
}

function rounded(value) {
  return value < 1 ? Number(value.toFixed(3)) : Math.round(value);
}

function kilobytes({ audits }, size, type) {
  const requests = audits["network-requests"].details.items.filter((item) => !type || item.resourceType === type);
  return requests.reduce((sum, request) => sum + request[size], 0) / 1024;
}
