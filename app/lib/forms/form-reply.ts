import type { SubmissionResult } from "@conform-to/react";

/** What an action answers to a refused form: which form of the page it was, and what conform needs to show it again. */
export interface FormReply {
  intent: string;
  lastResult: SubmissionResult<string[]>;
  /** The version that another request has saved since the form was opened. */
  newerVersion?: number;
}

/**
 * Whether an action's answer says that something was refused. A step of a form that is not judged yet, such as one tag
 * more, has no status, but may have been refused all the same.
 */
export function isRefused(answer: Partial<FormReply> | null | undefined): boolean {
  const { status, error } = answer?.lastResult ?? {};
  return status === "error" || Object.values(error ?? {}).some((sentences) => (sentences ?? []).length > 0);
}
