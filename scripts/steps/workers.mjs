import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { WorkerMetrics } from "./worker-metrics.mjs";

// By the path that this process was started with: where that leads through a link to a release, a reload follows the
// link to the next one.
const PROGRAM = join(dirname(process.argv[1]), "worker.mjs");

// A little longer than a worker takes at most, and below the 10 s that process managers commonly leave.
const END_MS = 9_800;
const RESTART_FIRST_MS = 250;
const RESTART_MAX_MS = 30_000;

/** Connections that wait for a worker; further ones are closed, before they take all of this process's descriptors. */
const WAITING_MAX = 500;

const output = pino.destination({ dest: 1, sync: true });
output.on("error", () => {});
const level = process.env.LOG_LEVEL || "info";
const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);

/**
 * Runs so many processes of the site behind one port until SIGTERM or SIGINT. Connections are accepted here and handed
 * to each worker in turn, so that none is lost at the end: first no more are accepted, then the workers drain. All write
 * to this process's output. A worker that dies is started anew; SIGUSR2 has all of them replaced, without a request lost.
 */
export async function serveByWorkers(count) {
  const workers = new Workers();
  const asked = new Promise((resolve) => {
    for (const name of ["SIGTERM", "SIGINT"]) process.on(name, () => resolve(name));
  });
  // Not SIGHUP, which a terminal sends that is closed.
  process.on("SIGUSR2", () => void workers.reload(count));
  // One after the other: what is wrong with the environment is said once, and the first prepares the database.
  void workers.start(count);
  const signal = await Promise.race([asked, workers.failed]);
  if (signal) logger.info({ event: "draining", signal, workers: workers.size });
  const isDrained = await workers.end();
  process.exit(signal && isDrained ? 0 : 1);
}

class Workers {
  #ready = [];
  #all = new Set();
  /** Connections for which no worker is ready. */
  #waiting = [];
  #restartMs = RESTART_FIRST_MS;
  #number = 0;
  #metrics = new WorkerMetrics();
  #isEnding = false;
  #isReloading = false;
  #isReloadWanted = false;
  #generation = 0;
  #fail;
  /** Settles when the site cannot be served at all: its first worker has said why. */
  failed = new Promise((resolve) => {
    this.#fail = resolve;
  });
  /** With the options of Node's HTTP server. */
  #server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => this.#take(socket));

  get size() {
    return this.#all.size;
  }

  async start(count) {
    // A reload meanwhile has started as many as there shall be.
    for (let started = 0; started < count && !this.#isEnding && this.#generation === 0; started += 1)
      await this.#startOne();
  }

  /**
   * Starts as many workers from the files as they are now. Once all of them can answer, they take every new connection,
   * and those before them finish what they have. Where one cannot, those before them go on. What is asked for meanwhile
   * is done afterwards: the files may have changed once more.
   */
  async reload(count) {
    this.#isReloadWanted = true;
    if (this.#isReloading || !this.#server.listening) return;
    this.#isReloading = true;
    while (this.#isReloadWanted && !this.#isEnding) {
      this.#isReloadWanted = false;
      await this.#reloadOnce(count);
    }
    this.#isReloading = false;
  }

  async #reloadOnce(count) {
    logger.info({ event: "reloading", program: PROGRAM });
    const fresh = [];
    for (let started = 0; started < count && fresh.length === started && !this.#isEnding; started += 1) {
      const child = await this.#startOne({ isStandby: true });
      if (child.isReady && this.#all.has(child)) fresh.push(child);
    }
    if (this.#isEnding) return;
    if (fresh.length === count && fresh.every((child) => this.#all.has(child))) this.#replaceBy(fresh);
    else {
      logger.error({ event: "reload-failed" });
      for (const child of fresh) retire(child);
    }
  }

  #replaceBy(fresh) {
    this.#generation += 1;
    const former = [...this.#all].filter((child) => !fresh.includes(child));
    for (const child of fresh) child.isStandby = false;
    this.#ready = [...fresh];
    for (const child of former) retire(child);
    this.#restartMs = RESTART_FIRST_MS;
    // Those that came while no worker was left.
    for (const socket of this.#waiting.splice(0)) this.#take(socket);
    logger.info({ event: "reloaded", workers: fresh.length });
  }

  /** @returns whether every worker has answered all that was accepted */
  async end() {
    this.#isEnding = true;
    this.#server.close();
    for (const socket of this.#waiting) socket.destroy();
    const all = [...this.#all];
    for (const child of all) {
      // Behind the connections that are on their way to it.
      if (child.connected) child.send({ type: "drain" });
      // One that still prepares itself has none.
      if (!child.isReady) child.kill("SIGTERM");
    }
    const late = setTimeout(() => all.forEach((child) => void child.kill("SIGKILL")), END_MS);
    const codes = await Promise.all(all.map((child) => child.ended.then((code) => (child.isReady ? code : 0))));
    clearTimeout(late);
    return codes.every((code) => code === 0);
  }

  /** Starts one; resolves to it when it is ready, or has ended without being so. One on standby takes no connections yet. */
  #startOne({ isStandby = false } = {}) {
    this.#number += 1;
    // The folder of the release that this process began with may be gone.
    const options = { cwd: dirname(PROGRAM), stdio: ["ignore", "inherit", "inherit", "ipc"] };
    const child = fork(PROGRAM, [String(this.#number)], options);
    child.isStandby = isStandby;
    /** Connections that are yet to be sent to it: Node sends one when the worker has taken the one before. */
    child.handed = new Set();
    this.#all.add(child);
    // Not `once` of node:events, which fails at the error of a message to one that has just died.
    child.ended = new Promise((resolve) => {
      child.on("exit", (code, signal) => resolve(this.#end(child, code, signal)));
      // Or there is no process for one more.
      child.on("error", () => child.pid ?? resolve(this.#end(child, null, null)));
    });
    return new Promise((resolve) => {
      child.on("message", (said) => {
        if (said.type === "listen") void this.#listen(child, said).then(() => resolve(child));
      });
      void child.ended.then(() => resolve(child));
    });
  }

  /** A worker asks for the port once it can answer; the first one has it opened. */
  async #listen(child, { port, host }) {
    if (this.#isEnding) return;
    const isFirst = !this.#server.listening;
    try {
      if (isFirst) await once(this.#server.listen(port, host), "listening");
    } catch ({ code }) {
      child.send({ type: "refused", code });
      return;
    }
    if (this.#isEnding) return;
    const { address, port: opened } = this.#server.address();
    child.isReady = true;
    this.#metrics.add(child);
    child.send({ type: "listening", address, port: opened, isFirst });
    if (child.isStandby || child.isRetired) return;
    this.#ready.push(child);
    this.#restartMs = RESTART_FIRST_MS;
    for (const socket of this.#waiting.splice(0)) this.#take(socket);
  }

  /** Hands a connection to the worker whose turn it is. */
  #take(socket) {
    socket.on("error", () => {});
    const child = this.#ready.shift();
    if (!child) {
      if (this.#waiting.length < WAITING_MAX) this.#waiting.push(socket);
      else socket.destroy();
      return;
    }
    this.#ready.push(child);
    child.handed.add(socket);
    // Open here until it is sent: of one that the worker dies without taking, Node would keep its own copy for ever.
    child.send({ type: "connection" }, socket, { keepOpen: true }, () => {
      child.handed.delete(socket);
      socket.destroy();
    });
  }

  #end(child, code, signal) {
    this.#all.delete(child);
    this.#ready = this.#ready.filter((other) => other !== child);
    for (const socket of child.handed) socket.destroy();
    if (this.#isEnding || child.isStandby || child.isRetired) return code;
    if (this.#server.listening) void this.#restart(child, code, signal);
    else this.#fail();
    return code;
  }

  async #restart({ pid, isReady }, code, signal) {
    logger.error({ event: "worker-died", pid, code, signal });
    if (!isReady) this.#restartMs = Math.min(RESTART_MAX_MS, 2 * this.#restartMs);
    const generation = this.#generation;
    await delay(this.#restartMs);
    // A reload has started as many as there shall be.
    if (!this.#isEnding && generation === this.#generation) await this.#startOne();
  }
}

/** Has a worker finish without haste: connections that idle are its clients' to close, so that none is lost. */
function retire(child) {
  child.isRetired = true;
  if (child.connected) child.send({ type: "retire" });
  // One that still prepares itself has nothing to finish.
  if (!child.isReady) child.kill("SIGTERM");
}
