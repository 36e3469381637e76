import autocannon from "autocannon";
import { processorMs } from "../steps/site-process.mjs";

/**
 * Has autocannon ask for one address again and again, gzip accepted, and throws when an answer is of another class than
 * `expects`.
 * @param request what it sends, as autocannon takes it, where that is no plain GET
 * @param pids processes by name, of which `cpuMs` tells the processor's time for each request, in milliseconds
 * @returns autocannon's own result, its latencies in milliseconds, with `perSecond` and `cpuMs`
 */
export async function load(url, { cookie, headers, request = {}, expects = "2xx", pids = {}, ...options }) {
  const busy = Object.entries(pids).map(([name, pid]) => ({ name, pid, before: processorMs(pid) }));
  const run = await autocannon({
    url,
    connections: 16,
    ...options,
    headers: { "Accept-Encoding": "gzip", ...(cookie && { Cookie: cookie }), ...headers },
    requests: [request],
  });
  const { total } = run.requests;
  if (run.errors > 0 || run[expects] !== total || total === 0)
    throw new Error(`${url} answers ${JSON.stringify(run.statusCodeStats)}, ${run.errors} errors.`);
  const cpuMs = Object.fromEntries(busy.map(({ name, pid, before }) => [name, (processorMs(pid) - before) / total]));
  return { ...run, perSecond: Math.round(total / run.duration), cpuMs };
}

/**
 * The results of two loads in turn, so that what else the machine does weighs on both alike: each goes first every other
 * time. The first pair warms both and does not count.
 */
export async function inTurn(pairs, loads) {
  const results = [];
  const names = Object.keys(loads);
  for (let pair = 0; pair <= pairs; pair += 1) {
    const result = {};
    for (const name of names) result[name] = await loads[name]();
    results.push(result);
    names.reverse();
  }
  return results.slice(1);
}

/** The middle one of an odd number of figures. */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

/** A figure with so many decimals. */
export function rounded(value, decimals = 0) {
  return Number(value.toFixed(decimals));
}

/** The addresses below a page to which it links, each once, in its order. */
export async function linksBelow(base, path) {
  const html = await (await fetch(base + path)).text();
  const links = [...html.matchAll(/href="([^"?#]+)"/g)].map(([, href]) => href);
  return [...new Set(links)].filter((href) => href.startsWith(`${path}/`));
}
