import { AggregatorRegistry } from "prom-client";
import { z } from "zod";
import { keptPages } from "~/server/page-cache/page-cache.server";
import { ownGauges, registry } from "./metrics.server";

/** What the process above (`scripts/steps/workers.mjs`) asks of a worker, and answers to one. */
const orderSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("tell-metrics"), question: z.number() }),
  z.object({ type: z.literal("metrics"), question: z.number(), told: z.array(z.array(z.looseObject({}))) }),
]);

type Told = z.output<typeof orderSchema> & { type: "metrics" };

/** Longer than the process above waits for a worker that is busy. */
const PATIENCE_MS = 3_000;

/** Whether there are others behind the same port. */
let isShared = false;
const waiting = new Map<number, (told: Told["told"]) => void>();
let questions = 0;

/** Has this worker tell its metrics to the others when one of them is asked. */
export function shareMetrics(): void {
  isShared = true;
  process.on("message", (message) => {
    const { success, data: order } = orderSchema.safeParse(message);
    if (!success) return;
    if (order.type === "metrics") waiting.get(order.question)?.(order.told);
    else void tell(order.question);
  });
}

async function tell(question: number): Promise<void> {
  process.send?.({ type: "told-metrics", question, metrics: await readOwn() });
}

function readOwn() {
  countKeptPages();
  return registry.getMetricsAsJSON();
}

function countKeptPages(): void {
  const { count, bytes } = keptPages();
  ownGauges.pages.set(count);
  ownGauges.pageBytes.set(bytes);
}

/** The metrics of all processes behind this port as Prometheus reads them; this one's alone where the others are silent. */
export async function readAllMetrics(): Promise<string> {
  if (!isShared) {
    countKeptPages();
    return registry.metrics();
  }
  const [own, others] = await Promise.all([readOwn(), askOthers()]);
  return AggregatorRegistry.aggregate([own, ...others]).metrics();
}

function askOthers(): Promise<Told["told"]> {
  questions += 1;
  const question = questions;
  const answer = new Promise<Told["told"]>((resolve) => {
    const late = setTimeout(resolve, PATIENCE_MS, []);
    waiting.set(question, (told) => {
      clearTimeout(late);
      resolve(told);
    });
  });
  process.send?.({ type: "ask-metrics", question });
  return answer.finally(() => waiting.delete(question));
}
