import { ADMIN, signIn, until, untilItRests } from "../steps/site-process.mjs";
import { figure, writeRun } from "./figures.mjs";
import { load, median, rounded } from "./load.mjs";

const PAIRS = 15;
const RUN_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
/** A request that names no browser is not counted; as many bytes are read of both. */
const HEADERS = { counted: { "User-Agent": BROWSER }, uncounted: { "Other-Name": BROWSER } };

/**
 * What counting its views costs the kept home page, in the processor's time of a request: one run with, one without, in
 * turn, so that what else the machine does weighs on both alike. The figure is the median of the pairs' ratios.
 */
export async function benchCounting({ onSite }) {
  const pairs = await onSite(async ({ base, pid }) => {
    await untilItRests(pid);
    const cookie = await signIn(base, ADMIN);
    let expected = await countedViews(base, cookie);
    const costs = [];
    for (let pair = 0; pair <= PAIRS; pair += 1) {
      const cost = {};
      // Each of the two goes first every other time.
      for (const kind of pair % 2 === 0 ? ["counted", "uncounted"] : ["uncounted", "counted"]) {
        const run = await load(`${base}/`, { duration: RUN_SECONDS, headers: HEADERS[kind], pids: [pid] });
        cost[kind] = 1000 * run.cpuMs[0];
        if (kind === "counted") expected += run.requests.total;
      }
      costs.push(cost);
    }
    // Counts are stored every ten seconds; of each run, some more requests were on their way as it ended.
    const areStored = async () => (await countedViews(base, cookie)) >= expected;
    await until(areStored, 1000, `Fewer than ${expected} views are stored: something else was measured.`);
    // The first pair warms both.
    return costs.slice(1);
  });
  const middle = (pick) => median(pairs.map(pick));
  writeRun("counting", [
    figure(
      "/: CPU of a request, counted to not counted",
      rounded(
        middle(({ counted, uncounted }) => counted / uncounted),
        4,
      ),
      { atMost: 1.02 },
    ),
    ...Object.keys(HEADERS).map((kind) =>
      figure(
        `/: CPU of a request, ${kind}`,
        rounded(
          middle((pair) => pair[kind]),
          2,
        ),
        { unit: "µs" },
      ),
    ),
  ]);
}

/** Views of the home page that are stored, by the office's own table. */
async function countedViews(base, cookie) {
  const table = await (await fetch(`${base}/admin/marketing/export`, { headers: { Cookie: cookie } })).text();
  return Number(/^\/[;,](\d+)/m.exec(table.replaceAll('"', ""))?.[1] ?? 0);
}
