import { timingSafeEqual } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { readFigures } from "~/features/operations/figures.server";
import { digest } from "~/server/crypto/tokens.server";
import { env } from "~/server/env.server";
import { readAllMetrics } from "~/server/watching/all-metrics.server";
import { registry } from "~/server/watching/metrics.server";

/** The metrics for Prometheus, for a request with METRICS_TOKEN; a 404 for any other. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!isMonitor(request.headers.get("Authorization"))) throw data(null, { status: 404 });
  await readFigures();
  const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" };
  return new Response(await readAllMetrics(), { headers });
}

function isMonitor(authorization: string | null): boolean {
  if (env.METRICS_TOKEN === undefined) return false;
  const [given, wanted] = [authorization ?? "", `Bearer ${env.METRICS_TOKEN}`].map((text) => Buffer.from(digest(text)));
  return timingSafeEqual(given!, wanted!);
}
