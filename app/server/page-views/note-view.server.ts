import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { campaignOf } from "~/lib/web/campaign";
import { referrerHost } from "~/lib/web/referrer";
import { siteHost } from "~/server/env.server";
import type { Answer, RequestHead, Target } from "~/server/node/exchange.server";
import { canonicalPath, isAnonymous } from "~/server/page-cache/cache-key.server";
import type { CachePolicy } from "~/server/page-cache/cache-policy.server";
import { countPageView } from "./page-views.server";

const AGENT_MAX_LENGTH = 500;
const AGENTS_MAX = 1_000;

const robots = new Map<string, boolean>();

/** Counts a public page sent to a person, as far as one can tell: no robots, prefetches or signed-in users. */
export function noteView(
  policy: CachePolicy,
  { incoming, target }: { incoming: Pick<RequestHead, "method" | "headers">; target: Target | null },
  { status, headers }: Pick<Answer, "status" | "headers">,
): void {
  if ((status !== 200 && status !== 304) || incoming.method !== "GET" || !target) return;
  const { "content-type": type } = headers;
  if (typeof type !== "string" || !type.startsWith("text/html")) return;
  const kept = policy(target.pathname);
  // Of the pages with a form, signing in is no visit of the site.
  if (!kept || (kept.hasForm && kept.isBySource !== true) || !isOpened(incoming.headers)) return;
  const { referer, host } = incoming.headers;
  countPageView({
    page: canonicalPath(target.pathname),
    referrer: referer ? referrerHost(referer, [siteHost, host]) : "",
    campaign: target.search.includes("utm_") ? campaignOf(target.search) : "",
  });
}

function isOpened(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"];
  if (!agent || headers["sec-purpose"] !== undefined || headers["x-purpose"] !== undefined) return false;
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined && destination !== "document") return false;
  return isAnonymous(headers.cookie) && !isRobot(agent);
}

/** Whether a browser's name is that of a robot; remembered, since to look it over costs more than a kept page. */
function isRobot(agent: string): boolean {
  if (agent.length > AGENT_MAX_LENGTH) return true;
  const known = robots.get(agent);
  if (known !== undefined) return known;
  const found = isbot(agent);
  if (robots.size >= AGENTS_MAX) robots.clear();
  robots.set(agent, found);
  return found;
}
