import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What a monitor asks of this process. */
export const registry = new Registry();

const registers = [registry];
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long answers take, from the request's first byte to the answer's last. */
export const requestSeconds = new Histogram({
  name: "zellige_request_seconds",
  help: "Requests by route, method and status.",
  registers,
  labelNames: ["route", "method", "status"] as const,
  buckets: SECONDS,
});

/** How long work waits for the database, its turn and its answer together. */
export const databaseSeconds = new Histogram({
  name: "zellige_database_wait_seconds",
  help: "Statements, from asking to the answer.",
  registers,
  labelNames: ["outcome"] as const,
  buckets: SECONDS,
});

export const providerSeconds = new Histogram({
  name: "zellige_provider_call_seconds",
  help: "Questions to providers of texts.",
  registers,
  labelNames: ["provider", "outcome"] as const,
  buckets: [1, 2.5, 5, 10, 20, 30, 60],
});

export const errorCount = new Counter({
  name: "zellige_errors_total",
  help: "Errors in the log, by what they were.",
  registers,
  labelNames: ["event"] as const,
});

/** Of the whole site: of several processes the one that is asked has just looked it up. */
const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name: `zellige_${name}`, help, labelNames, registers, aggregator: "first" });

/** What is looked up when a monitor asks. */
export const gauges = {
  up: gauge("database_up", "Whether the database answers: 1, or 0."),
  jobsDue: gauge("jobs_due", "Jobs that are due.", ["kind"]),
  jobsAge: gauge("jobs_oldest_seconds", "For how long the oldest due job has been due.", ["kind"]),
  jobsFailed: gauge("jobs_failed", "Jobs that were given up.", ["kind"]),
  letters: gauge("letters", "Letters that wait, and those that failed for a day.", ["status"]),
  lettersAge: gauge("letters_oldest_seconds", "For how long letters have waited without one that left."),
  cost: gauge("provider_cost_usd", "What texts of providers have cost, as far as their price is known.", ["provider"]),
  backupAge: gauge(
    "backup_age_seconds",
    "How old the newest good archive is; until there is one, for how long none was made.",
  ),
  certificateEnd: gauge("certificate_expiry_timestamp_seconds", "When the certificate of SITE_URL ends, since 1970."),
  diskShare: gauge("disk_used_ratio", "How full the disk of DATA_DIR is, from 0 to 1."),
};

/** What this process keeps, read when it tells of itself. */
export const ownGauges = {
  pages: new Gauge({ name: "zellige_kept_pages", help: "Pages that are kept, ready to be sent.", registers }),
  pageBytes: new Gauge({ name: "zellige_kept_pages_bytes", help: "What they take.", registers }),
};

/** Has the process's own figures collected too: memory, processor, event loop delay. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: registry });
}
