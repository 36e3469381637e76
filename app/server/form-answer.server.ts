import { data } from "@remix-run/node";
import type { FormAnswer } from "~/lib/form-answer";

interface RefusalOptions {
  /** 400 when absent. */
  status?: 400 | 403 | 409 | 429 | 503;
  retryAfterSeconds?: number;
}

/** The answer of an action to a form it refuses; the page shows the form again as it was typed. */
export function refuse(intent: string, lastResult: FormAnswer["lastResult"], options: RefusalOptions = {}) {
  const { status = 400, retryAfterSeconds } = options;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  const answer: FormAnswer = { intent, lastResult };
  return data(answer, { status, headers });
}
