import type { TestContext } from "vitest";

/** What a test of the fault matrix found, for the report. */
export interface Figures {
  /** What was done, and how often. */
  done: string;
  lost?: number;
  duplicated?: number;
  leaked?: number;
  unexpected5xx?: number;
  /** What else was measured. */
  measured?: string;
}

declare module "vitest" {
  interface TaskMeta {
    figures?: Figures;
  }
}

/** Puts the figures into the report, also when what follows finds that they are wrong. */
export function report({ task }: TestContext, figures: Figures): Figures {
  task.meta.figures = figures;
  return figures;
}

export const longest = (times: number[]) => `${Math.round(Math.max(0, ...times))} ms`;
