import { findChromium } from "../steps/chromium.mjs";
import { installAside } from "../steps/run.mjs";
import { untilItRests } from "../steps/site-process.mjs";
import { figure, writeRun } from "./figures.mjs";
import { linksBelow, median, rounded } from "./load.mjs";

/** The last line of Lighthouse that runs on Node 20. It weighs 185 MB, so it is installed here, where it is needed. */
const VERSION = "12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const CHROMIUM_FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"];

const ROUNDS = 3;
const PAGES = ["/", "/services/programming", "/blog", "/avis", "/about", "/terms", "/contact", "/auth"];
const LANDING_PAGES = ["/maroc", "/espana", "/saudi-arabia"];

/** Columns of the table, each from a report of Lighthouse: milliseconds, a shift, elements, kilobytes as they travel. */
const COLUMNS = {
  "LCP ms": ({ audits }) => audits["largest-contentful-paint"].numericValue,
  "FCP ms": ({ audits }) => audits["first-contentful-paint"].numericValue,
  "TBT ms": ({ audits }) => audits["total-blocking-time"].numericValue,
  CLS: ({ audits }) => audits["cumulative-layout-shift"].numericValue,
  ...Object.fromEntries(CATEGORIES.map((name) => [name, ({ categories }) => categories[name].score * 100])),
  elements: ({ audits }) => audits["dom-size"].numericValue,
  "HTML KB, unpacked": (report) => kilobytes(report, "resourceSize", "Document"),
  "HTML KB": (report) => kilobytes(report, "transferSize", "Document"),
  "CSS KB": (report) => kilobytes(report, "transferSize", "Stylesheet"),
  "fonts KB": (report) => kilobytes(report, "transferSize", "Font"),
  "all KB": (report) => kilobytes(report, "transferSize"),
};

/** Lighthouse's mobile figures of each public page, or of `paths`, medians of three runs. */
export async function benchVitals({ onSite, paths }) {
  const rows = await onSite(async ({ base, pid }) => {
    await untilItRests(pid);
    if (paths.length > 0) return takeVitals(base, paths);
    const [service] = await linksBelow(base, "/services/programming");
    const [article] = await linksBelow(base, "/blog");
    return takeVitals(base, [...PAGES, ...LANDING_PAGES, service, article]);
  });
  console.table(rows);
  writeRun("vitals", rows.flatMap(vitalFigures));
}

/**
 * Lighthouse's mobile figures of some pages of a running site, medians of three runs, each by a browser that was never
 * here before: what a page leaves in the storage of the browser is kept from one run to the next.
 */
export async function takeVitals(base, paths) {
  const folder = await installAside("lighthouse", VERSION);
  const [{ default: lighthouse }, { launch }] = await Promise.all(
    ["lighthouse/core/index.js", "chrome-launcher/dist/index.js"].map((file) => import(`${folder}/${file}`)),
  );
  /** Judges a page as a phone on slow 4G sees it, simulated from a load without bounds: Lighthouse's own preset. */
  const judge = async (url) => {
    const browser = await launch({ chromePath: findChromium(), chromeFlags: CHROMIUM_FLAGS, logLevel: "error" });
    try {
      return (await lighthouse(url, { port: browser.port, onlyCategories: CATEGORIES, logLevel: "error" })).lhr;
    } finally {
      browser.kill();
    }
  };
  const rows = [];
  for (const page of paths) {
    const reports = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await judge(base + page));
    const medians = Object.entries(COLUMNS).map(([name, read]) => {
      const value = median(reports.map(read));
      return [name, rounded(value, value < 1 ? 3 : 0)];
    });
    rows.push({ path: page.slice(0, 24), ...Object.fromEntries(medians) });
    console.log(rows.at(-1));
  }
  return rows;
}

/** What is promised of a page's row. */
export function vitalFigures({ path: page, ...row }) {
  const lowest = Math.min(...CATEGORIES.map((name) => row[name]));
  return [
    figure(`${page}: LCP`, row["LCP ms"], { unit: "ms", atMost: page === "/auth" ? 1400 : 1000 }),
    figure(`${page}: TBT`, row["TBT ms"], { unit: "ms", atMost: 30 }),
    figure(`${page}: lowest of Lighthouse’s scores`, lowest, { atLeast: 100 }),
  ];
}

function kilobytes({ audits }, size, type) {
  const requests = audits["network-requests"].details.items.filter((item) => !type || item.resourceType === type);
  return requests.reduce((sum, request) => sum + request[size], 0) / 1024;
}
