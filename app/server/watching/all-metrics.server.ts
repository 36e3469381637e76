import { AggregatorRegistry } from "prom-client";
import { z } from "zod";
import { keptPages } from "~/server/page-cache/page-cache.server";
import { ownGauges, registry } from "./metrics.server";

/** What the process above (`scripts/steps/worker-metrics.mjs`) asks of a worker, and answers to one. */
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
    else void readOwn().then((metrics) => process.send?.({ type: "told-metrics", question: order.question, metrics }));
  });
}

/** Tells the process above what this worker has counted, which is to stay when it ends. */
export async function tellLastMetrics(): Promise<void> {
  if (!isShared || !process.connected) return;
  const metrics = await readOwn();
  await new Promise<void>((resolve) => process.send?.({ type: "told-metrics", metrics }, () => resolve()));
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

/** The metrics of all workers. @throws when others are silent: one's own alone would look like a restart */
export async function readAllMetrics(): Promise<string> {
  if (!isShared) {
    countKeptPages();
    return registry.metrics();
  }
  const own = await readOwn();
  const others = await askOthers(own);
  return AggregatorRegistry.aggregate([own, ...others]).metrics();
}

/** @param metrics this worker's own, which stand for it where it is too busy to tell them the next time */
function askOthers(metrics: Awaited<ReturnType<typeof readOwn>>): Promise<Told["told"]> {
  questions += 1;
  const question = questions;
  const answer = new Promise<Told["told"]>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The metrics of the other workers did not come")), PATIENCE_MS);
    waiting.set(question, (told) => {
      clearTimeout(late);
      resolve(told);
    });
  });
  process.send?.({ type: "ask-metrics", question, metrics });
  return answer.finally(() => waiting.delete(question));
}
