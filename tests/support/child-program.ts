import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, onTestFinished } from "vitest";

/** A program of tests/fixtures, compiled as the server is, to be run as a process of its own. */
export class ChildProgram {
  private constructor(private readonly file: string) {}

  /**
   * Called at the top of a file of tests, whose end takes the program away.
   * @param entry for instance `tests/fixtures/database-writer.ts`
   */
  static async compile(entry: string) {
    const folder = resolve(".cache/test-programs", `${process.pid}-${Date.now()}`);
    await build({
      configFile: false,
      define: { __REVISION__: JSON.stringify("") },
      logLevel: "silent",
      resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
      build: { ssr: true, target: "es2022", outDir: folder, rollupOptions: { input: { program: entry } } },
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    return new ChildProgram(join(folder, "program.js"));
  }

  /** Starts a process of it, which ends with the test. */
  start(environment: Record<string, string>, ...parameters: string[]) {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const child = spawn(process.execPath, ["--liftoff-only", this.file, ...parameters], {
      env: { ...inherited, LOG_LEVEL: "silent", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const program = new RunningProgram(child);
    onTestFinished(async () => void (await program.kill("SIGKILL")));
    return program;
  }
}

/** One run of it, whose lines can be awaited. */
export class RunningProgram {
  readonly lines: string[] = [];
  readonly exited: Promise<number | null>;
  #errors = "";
  #changed: () => void = () => {};

  constructor(private readonly child: ChildProcess) {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      this.lines.push(line);
      this.#changed();
    });
    child.stderr!.on("data", (chunk) => {
      this.#errors += chunk;
    });
    this.exited = once(child, "close").then(([code]) => {
      this.#changed();
      return code;
    });
  }

  get errors() {
    return this.#errors;
  }

  get pid() {
    return this.child.pid!;
  }

  /** Waits until the program has printed what `isEnough` looks for. */
  async until(isEnough: (lines: string[]) => boolean) {
    while (!isEnough(this.lines)) {
      if (this.child.exitCode !== null || this.child.signalCode) throw new Error(`The program ended: ${this.#errors}`);
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  async kill(signal: NodeJS.Signals) {
    this.child.kill(signal);
    return this.exited;
  }
}
