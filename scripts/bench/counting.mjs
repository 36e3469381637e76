import { ADMIN, signIn, until, untilItRests } from "../steps/site-process.mjs";
import { figure, writeRun } from "./figures.mjs";
import { inTurn, load, median, rounded } from "./load.mjs";

const PAIRS = 15;
const RUN_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** What counting its views costs the kept home page, in the processor's time of a request: the median of pairs of runs. */
export async function benchCounting({ onSite }) {
  const pairs = await onSite(async ({ base, pid }) => {
    await untilItRests(pid);
    const cookie = await signIn(base, ADMIN);
    let expected = await countedViews(base, cookie);
    const read = (headers) => load(`${base}/`, { duration: RUN_SECONDS, headers, pids: { site: pid } });
    const runs = await inTurn(PAIRS, {
      counted: async () => {
        const run = await read({ "User-Agent": BROWSER });
        expected += run.requests.total;
        return run;
      },
      // A request that names no browser is not counted; as many bytes are read of it.
      uncounted: () => read({ "Other-Name": BROWSER }),
    });
    // Counts are stored every ten seconds; of each run, some more requests were on their way as it ended.
    const areStored = async () => (await countedViews(base, cookie)) >= expected;
    await until(areStored, 1000, `Fewer than ${expected} views are stored: something else was measured.`);
    return runs;
  });
  const costs = pairs.map(({ counted, uncounted }) => [counted.cpuMs.site, uncounted.cpuMs.site]);
  const ratio = rounded(median(costs.map(([counted, uncounted]) => counted / uncounted)), 4);
  writeRun("counting", [
    figure("/: CPU of a request, counted to not counted", ratio, { atMost: 1.02 }),
    ...["counted", "uncounted"].map((kind, index) => {
      const microseconds = rounded(1000 * median(costs.map((pair) => pair[index])), 2);
      return figure(`/: CPU of a request, ${kind}`, microseconds, { unit: "µs" });
    }),
  ]);
}

/** Views of the home page that are stored, by the office's own table. */
async function countedViews(base, cookie) {
  const table = await (await fetch(`${base}/admin/marketing/export`, { headers: { Cookie: cookie } })).text();
  return Number(/^\/[;,](\d+)/m.exec(table.replaceAll('"', ""))?.[1] ?? 0);
}
