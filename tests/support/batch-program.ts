import type { ChildProgram, RunningProgram } from "./child-program";

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
    const process = this.#begin("start", String(count));
    await process.until((lines) => lines.includes("started"));
    await process.kill("SIGKILL");
  }

  /** Starts such a run in a process that goes on and writes it. */
  startAndWork(count: number) {
    return this.#begin("start", String(count), "work");
  }

  /** Puts the failed articles back in a process that goes on and writes them. */
  retryAndWork() {
    return this.#begin("retry", "", "work");
  }

  #begin(...parameters: string[]) {
    return this.program.start(this.environment, ...parameters);
  }
}

/** Whether a process that writes has found nothing more to write. */
export const isOver = (lines: string[]) => lines.includes("over");

/** Waits until a process has nothing more to write, ends it, and returns how things stand then. */
export async function endOf(process: RunningProgram): Promise<Report> {
  await process.until(isOver);
  await process.kill("SIGKILL");
  return JSON.parse(process.lines.find((line) => line.startsWith("{")) ?? "");
}
