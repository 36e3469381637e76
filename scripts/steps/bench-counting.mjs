import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ADMIN, signInBoth } from "./bench-actions.mjs";
import { figure, writeRun } from "./bench-figures.mjs";
import { processorMs } from "./processor-time.mjs";
import { startSite } from "./site-process.mjs";
import { measure, median } from "./wrk.mjs";

const PAIRS = 15;
const RUN_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const FLUSH_TRIES = 30;

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
/** Whoever names no browser is not counted; as many bytes are read of both. */
const HEADERS = { counted: `User-Agent: ${BROWSER}`, uncounted: `Other-Name: ${BROWSER}` };

/**
 * What counting its views costs the kept home page, in the processor's time of a request: one run with, one without, in
 * turn, so that what else the machine does weighs on both alike. The figure is the median of the pairs' ratios.
 */
export async function benchCounting({ base, port, directory }) {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const site = await startSite({ base, port, dataDir: join(directory, "data"), env });
  try {
    await site.rest();
    const { admin } = await signInBoth(base);
    const before = countedViews(base, admin);
    const runs = [];
    // The first pair warms both.
    for (let pair = 0; pair <= PAIRS; pair += 1) runs.push(measurePair(base, site.pid, pair));
    const sent = runs.reduce((sum, { counted }) => sum + counted.requests, 0);
    await untilCounted(before + sent, () => countedViews(base, admin));
    writeRun("counting", figuresOf(runs.slice(1)));
  } finally {
    await site.stop();
  }
}

/** Each of the two goes first every other time. */
function measurePair(base, pid, pair) {
  const order = pair % 2 === 0 ? ["counted", "uncounted"] : ["uncounted", "counted"];
  return Object.fromEntries(order.map((kind) => [kind, costOf(base, pid, HEADERS[kind])]));
}

function costOf(base, pid, header) {
  const before = processorMs(pid);
  const { requests } = measure(`${base}/`, { seconds: RUN_SECONDS, headers: [header] });
  return { requests, microseconds: (1000 * (processorMs(pid) - before)) / requests };
}

function figuresOf(runs) {
  const middle = (pick) => median(runs.map(pick));
  const ratio = middle(({ counted, uncounted }) => counted.microseconds / uncounted.microseconds);
  return [
    figure("/: CPU of a request, counted to not counted", Number(ratio.toFixed(4)), { atMost: 1.02 }),
    ...["counted", "uncounted"].map((kind) =>
      figure(`/: CPU of a request, ${kind}`, Number(middle((run) => run[kind].microseconds).toFixed(2)), {
        unit: "µs",
      }),
    ),
  ];
}

/** Views of the home page that are stored, by the office's own table: on a connection that wrk has not let go stale. */
function countedViews(base, cookie) {
  const args = ["-sf", "-H", `Cookie: ${cookie}`, `${base}/admin/marketing/export`];
  const table = execFileSync("curl", args, { encoding: "utf8" });
  return Number(/^\/[;,](\d+)/m.exec(table.replaceAll('"', ""))?.[1] ?? 0);
}

/** Counts are stored every ten seconds; of each run, some more requests were on their way as it ended. */
async function untilCounted(expected, read) {
  for (let tries = 0; tries < FLUSH_TRIES; tries += 1) {
    if (read() >= expected) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`Of ${expected} views, ${read()} are stored: something else was measured.`);
}
