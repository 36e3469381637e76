import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serverEnvironment } from "./server-environment";

/** What a process that has ended leaves behind. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Milliseconds from the start to the end. */
  ms: number;
}

/** A script of `scripts/`, or of another folder by its whole path, in a process of its own, on an environment that knows nothing of this machine. */
export class SiteProcess {
  readonly #child: ChildProcess;
  readonly #startedAt = performance.now();
  readonly #ended: Promise<Ended>;
  #stdout = "";
  #stderr = "";

  /**
   * @param script a file of `scripts/`; or a name of package.json, for npm itself, at the head of a group of its own
   * @param nodeFlags what Node itself is given, for a file
   */
  constructor(script: string, environment: Record<string, string>, args: string[] = [], nodeFlags: string[] = []) {
    const env = { ...process.env, ...serverEnvironment(environment) };
    const isFile = script.endsWith(".mjs");
    const command = isFile
      ? [process.execPath, ...nodeFlags, path.resolve("scripts", script)]
      : ["npm", "run", script, "--"];
    const [file = "", ...before] = [...command, ...args];
    this.#child = spawn(file, before, { env, stdio: ["ignore", "pipe", "pipe"], detached: !isFile });
    this.#child.stdout?.on("data", (chunk) => {
      this.#stdout += chunk;
    });
    this.#child.stderr?.on("data", (chunk) => {
      this.#stderr += chunk;
    });
    this.#ended = once(this.#child, "close").then(([code]) => this.#end(code));
  }

  /** Goes away as the reader of its output: what it writes from now on meets a broken pipe. */
  stopReading(): void {
    this.#child.stdout?.destroy();
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it has written until now. */
  get stdout(): string {
    return this.#stdout;
  }

  /** Waits for the process to end by itself. */
  get ended(): Promise<Ended> {
    return this.#ended;
  }

  /**
   * Waits until the address answers 200.
   * @returns the milliseconds since the start, without those in which a busy machine had no processor for it
   */
  async answers(url: string): Promise<number> {
    while (!(await isAnswering(url))) {
      if (this.#child.exitCode !== null || this.#child.signalCode)
        throw new Error(`The site ended: ${this.#stdout}${this.#stderr}`);
    }
    return performance.now() - this.#startedAt - this.millisecondsInQueue;
  }

  /** Sends a signal and waits for the end. @returns what is left, its `ms` counted from the signal */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<Ended> {
    const signalledAt = performance.now();
    this.#child.kill(signal);
    return { ...(await this.#ended), ms: performance.now() - signalledAt };
  }

  /** Sends a signal to the whole group of npm, as a terminal does, and waits for the end of each. */
  async stopGroup(signal: NodeJS.Signals): Promise<Ended> {
    const signalledAt = performance.now();
    process.kill(-(this.#child.pid ?? 0), signal);
    return { ...(await this.#ended), ms: performance.now() - signalledAt };
  }

  /** Bytes of memory it holds; Linux alone tells (proc(5), status). */
  get memory(): number {
    return this.#status("VmRSS");
  }

  /** Has what `peakMemory` tells begin with what it holds now; Linux alone does (proc(5), clear_refs). */
  forgetPeakMemory(): void {
    writeFileSync(`/proc/${this.#child.pid}/clear_refs`, "5");
  }

  /** The most bytes of memory it has held. */
  get peakMemory(): number {
    return this.#status("VmHWM");
  }

  #status(name: string): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) * 1024;
  }

  /** How long the main thread was ready to run and did not; Linux alone tells (proc(5), schedstat). */
  get millisecondsInQueue(): number {
    const file = `/proc/${this.#child.pid}/schedstat`;
    if (!existsSync(file)) return 0;
    return Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6;
  }

  #end(code: number | null): Ended {
    return { code, stdout: this.#stdout, stderr: this.#stderr, ms: performance.now() - this.#startedAt };
  }
}

/** Whether the address answers 200 within a second. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    // Nobody listens yet: let other work have its turn before asking again.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return false;
  }
}
