import { setTimeout as delay } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import { unknownHash } from "~/server/crypto/password.server";
import { startDailyBackups } from "~/server/db/backup.server";
import { closeDatabase, databaseBackend } from "~/server/db/db.server";
import { pubSub } from "~/server/db/pub-sub.server";
import { env, siteUrl } from "~/server/env.server";
import { endEventStreams } from "~/server/http/event-stream.server";
import type { Chore } from "~/server/jobs/housekeeping.server";
import { startHousekeeping } from "~/server/jobs/housekeeping.server";
import type { JobHandlers } from "~/server/jobs/job-runner.server";
import { startJobs, stopJobs } from "~/server/jobs/job-runner.server";
import { logger } from "~/server/logger.server";
import { createRouteTable } from "~/server/page-cache/cache-policy.server";
import { warmFirstPage, warmUp } from "~/server/page-cache/serve-page.server";
import { flushLastPageViews, startPageViewFlush } from "~/server/page-views/page-views.server";
import { shareMetrics, tellLastMetrics } from "~/server/watching/all-metrics.server";
import { flushLastErrors, startErrorCounts } from "~/server/watching/error-groups.server";
import { measureRequests } from "~/server/watching/measure-requests.server";
import { createBranchHandlers } from "./branch-handlers.server";
import { Drain } from "./drain.server";
import { AssetFiles, keepAssets } from "./former-assets.server";
import { createSiteServer } from "./http-server.server";
import type { Listening } from "./listen.server";
import { listen, listenAsWorker } from "./listen.server";
import { listStaticFiles } from "./static-files.server";

// Each of its two last works. A server that has stopped answering must not keep us; PostgreSQL notices that we are gone.
const CLOSE_DATABASE_MS = 1_500;

/** What the features have the process do beside answering. */
export interface Work {
  jobHandlers: JobHandlers;
  chores: readonly Chore[];
}

/** Serves the built site until asked to end. @param worker its number behind others @throws for the terminal */
export async function serve(
  build: ServerBuild,
  { jobHandlers, chores }: Work,
  { worker }: { worker?: number } = {},
): Promise<void> {
  let isDraining = false;
  const table = createRouteTable(build.routes);
  const assets = new AssetFiles(listStaticFiles(build.assetsBuildDirectory));
  await assets.read();
  const sources = {
    ...table,
    files: assets.files,
    readOthers: () => assets.read(),
    app: createBranchHandlers(build, table.findLeaf),
  };
  const measure = env.METRICS_TOKEN ? measureRequests(table.findLeaf) : undefined;
  const server = createSiteServer(sources, () => isDraining, measure);
  const drain = new Drain(server);
  pubSub.start();
  // Before it takes over: its pages may ask the processes before it, which then have the files from there.
  if (worker !== undefined) await keepAssets(build.assetsBuildDirectory);
  const listening = await (worker === undefined ? listen(server) : listenAsWorker(server));
  if (worker !== undefined) {
    logger.setBindings({ worker });
    shareMetrics();
  }
  startPageViewFlush();
  startErrorCounts();
  logUnexpected();
  if (listening.isFirst) announce(listening);
  let stopBackups = () => {};
  void warmFirstPage(sources).then(() => {
    if (isDraining) return;
    stopBackups = startDailyBackups(databaseBackend);
    startHousekeeping(chores);
    startJobs(jobHandlers);
    if (worker === undefined) void keepAssets(build.assetsBuildDirectory);
    void unknownHash();
    void warmUp(sources);
  });
  const signal = await listening.askedToEnd;
  isDraining = true;
  stopBackups();
  logger.info({ event: "draining", signal });
  endEventStreams();
  await Promise.all([drain.run(signal === "retire" ? listening.hurried : undefined), stopJobs()]);
  const lastWorks = [flushLastPageViews(), flushLastErrors(), tellLastMetrics()];
  await Promise.race([Promise.all(lastWorks), delay(CLOSE_DATABASE_MS)]);
  pubSub.stop();
  await Promise.race([closeDatabase(), delay(CLOSE_DATABASE_MS)]);
  process.exit(0);
}

/** An unhandled rejection is logged and survived; an exception leaves the process in an unknown state. */
function logUnexpected(): void {
  process.on("unhandledRejection", (error) => logger.error({ event: "unhandled-rejection", err: error }));
  process.on("uncaughtException", (error) => {
    logger.fatal({ event: "uncaught-exception", err: error });
    process.exit(1);
  });
}

function announce({ address, port }: Listening): void {
  if (!env.SITE_URL && env.NODE_ENV === "production") {
    logger.warn(`SITE_URL is not set: links in e-mails, the feed and the canonical address say ${siteUrl}.`);
  }
  if (env.ABUSE_LIMITS === "off") logger.warn("ABUSE_LIMITS=off: nothing limits how often forms are sent.");
  process.stdout.write(`\nReady: ${siteUrl} (listening on ${address}:${port})\nSign in: ${siteUrl}/auth\n\n`);
}
