import type { SubmissionResult } from "@conform-to/react";

/** What an action answers to a refused form: which form of the page it was, and what conform needs to show it again. */
export interface FormAnswer {
  intent: string;
  lastResult: SubmissionResult<string[]>;
}
