import { on } from "node:events";
import { AggregatorRegistry } from "prom-client";

/** A worker that is busy for longer is told of as it was last. */
const PATIENCE_MS = 1_000;

/** What an ended process leaves: all else says how a process is now. */
const COUNTED = ["counter", "histogram"];

/**
 * The metrics of all workers, for the one that a monitor has asked. No count falls while this process runs, since a monitor
 * takes that for a restart from 0: of a worker that does not answer in time stands what it told last, and what those that
 * have ended had counted is kept.
 */
export class WorkerMetrics {
  #workers = new Set();
  /** What those that have ended had counted, added up, as a worker tells its metrics. */
  #past = [];
  #questions = 0;

  /** Asks a worker from now on, until it has ended. */
  add(child) {
    this.#workers.add(child);
    child.on("message", (said) => {
      if (said.metrics) child.told = said.metrics;
      if (said.type === "ask-metrics") void this.#tell(child, said.question);
    });
    // Not its exit, which its last message may come after.
    child.on("disconnect", () => this.#keep(child));
  }

  async #tell(child, question) {
    const others = [...this.#workers].filter((other) => other !== child);
    await Promise.all(others.map((other) => this.#ask(other)));
    // Where one has ended meanwhile, it is in the past by now.
    const told = others.filter((other) => this.#workers.has(other)).map((other) => lastOf(other));
    if (child.connected) child.send({ type: "metrics", question, told: [this.#past, ...told] });
  }

  /** Resolves when a worker has told its metrics, has ended or is too late. */
  async #ask(child) {
    if (!child.connected) return;
    this.#questions += 1;
    const question = this.#questions;
    const heard = on(child, "message", { close: ["disconnect"], signal: AbortSignal.timeout(PATIENCE_MS) });
    child.send({ type: "tell-metrics", question });
    try {
      for await (const [said] of heard) if (said.type === "told-metrics" && said.question === question) return;
    } catch {
      // It is too late: what it told last stands.
    }
  }

  #keep(child) {
    this.#workers.delete(child);
    const kept = AggregatorRegistry.aggregate([this.#past, countedBy(child)]).getMetricsAsArray();
    this.#past = kept.map(({ name, help, type, values, aggregator }) => ({ name, help, type, values, aggregator }));
  }
}

/** What a worker told last; of one that has died, of which the end is yet to be heard, no more than it had counted. */
function lastOf(child) {
  return child.exitCode === null && child.signalCode === null ? (child.told ?? []) : countedBy(child);
}

function countedBy({ told = [] }) {
  return told.filter(({ type }) => COUNTED.includes(type));
}
