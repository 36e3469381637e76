import { onTestFinished } from "vitest";
import type { ChildProgram } from "./child-program";

interface Report {
  items: { status: string; error: string | null; post_id: string | null; attempts: number }[];
  posts: { id: string; title: string; is_published: boolean; is_ai_generated: boolean }[];
  runs: { status: string }[];
  jobCount: number;
}

/** The program of tests/fixtures/batch-runner on one database, a process at a time or several. */
export class BatchProgram {
  constructor(
    private readonly program: ChildProgram,
    private readonly environment: Record<string, string>,
  ) {}

  /** Starts a process that writes the waiting items; the caller waits for 'over' or kills it. */
  work() {
    return this.#begin("work");
  }

  /** Starts a run of so many rows of the shipped file. */
  async start(count: number) {
    await this.#tell("started", "start", String(count));
  }

  /** Puts the failed articles back. */
  async retry() {
    await this.#tell("started", "retry");
  }

  async report(): Promise<Report> {
    const lines = await this.#tell("{", "report");
    return JSON.parse(lines.find((line) => line.startsWith("{")) ?? "");
  }

  async #tell(word: string, ...parameters: string[]): Promise<string[]> {
    const process = this.#begin(...parameters);
    await process.until((lines) => lines.some((line) => line.startsWith(word)));
    await process.kill("SIGKILL");
    return process.lines;
  }

  #begin(...parameters: string[]) {
    const process = this.program.start(this.environment, ...parameters);
    onTestFinished(async () => void (await process.kill("SIGKILL")));
    return process;
  }
}

/** Whether a process that writes has found nothing more to write. */
export const isOver = (lines: string[]) => lines.includes("over");
