import { expect, test, vi } from "vitest";
import { longest, report } from "./support/figures";
import { openSiteOnPostgres } from "./support/site-on-postgres";

vi.setConfig({ testTimeout: 600_000 });

const TOKEN = "a-token-of-the-monitor";
const VISITORS = 8;
const VISITS = 250;
const SCRAPES = 100;
const PATHS = ["/", "/blog", "/services/programming", "/contact", "/nulle-part"];
const ANSWER_MAX_MS = 5_000;
const LINE = /^(#.*|[a-z_:][\w:]*(\{.*\})? [-+\d.eInfNa]+)$/;

const { site } = await openSiteOnPostgres({ METRICS_TOKEN: TOKEN, WEB_CONCURRENCY: "2", LOG_LEVEL: "error" });

test("metrics are scraped under load: each scrape is whole, no visitor is refused, no request goes uncounted", async (context) => {
  const scrape = () => site.get("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  const before = countedPages((await scrape()).text);
  const visits: { status: number; took: number; path: string }[] = [];
  const visitor = async () => {
    for (let n = 0; n < VISITS; n += 1) {
      const path = PATHS[n % PATHS.length]!;
      visits.push({ ...(await site.get(path)), path });
    }
  };
  const scrapes: { status: number; text: string; took: number }[] = [];
  const monitor = async () => {
    for (let n = 0; n < SCRAPES; n += 1) scrapes.push(await scrape());
  };
  await Promise.all([monitor(), ...Array.from({ length: VISITORS }, visitor)]);
  const counted = countedPages((await scrape()).text) - before;
  const wrong = visits.filter(({ status, path }) => status !== (path === "/nulle-part" ? 404 : 200));
  const broken = scrapes.filter(({ status, text }) => status !== 200 || !isWhole(text));
  report(context, {
    done: `${SCRAPES} scrapes of two processes during ${visits.length} visits, ${VISITORS} at a time`,
    lost: visits.length - counted,
    unexpected5xx: wrong.length,
    measured: `slowest scrape ${longest(scrapes.map(({ took }) => took))}, slowest visit ${longest(visits.map(({ took }) => took))}; longest answer ${Math.max(...scrapes.map(({ text }) => text.length))} characters`,
  });
  expect([wrong.length, broken.length]).toEqual([0, 0]);
  expect(counted).toBe(visits.length);
  expect(Math.max(...scrapes.map(({ took }) => took))).toBeLessThan(ANSWER_MAX_MS);
});

function isWhole(text: string): boolean {
  const lines = text.trimEnd().split("\n");
  return lines.every((line) => LINE.test(line) || line === "") && text.includes("zellige_database_up 1");
}

/** How many requests of pages were counted, by any process. */
function countedPages(text: string): number {
  const counts = text.split("\n").filter((line) => line.startsWith("zellige_request_seconds_count{"));
  const pages = counts.filter((line) => !/route="[^"]*(metrics|healthz)/.test(line));
  return pages.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}
