import { data } from "@remix-run/node";
import type { FormReply } from "~/lib/forms/form-reply";
import type { DomainError } from "~/server/errors.server";

interface RefusalOptions {
  /** 400 when absent. */
  status?: 400 | 403 | 409 | 429 | 503;
  retryAfterSeconds?: number | undefined;
}

/** How a command's refusal is answered: 429 with Retry-After to whoever has to wait, 400 to everybody else. */
export function refusalOptions({ code, retryAfterSeconds }: DomainError): RefusalOptions {
  return code === "too-many" ? { status: 429, retryAfterSeconds } : {};
}

/** The answer of an action to a form it refuses; the page shows the form again as it was typed. */
export function refuse(intent: string, lastResult: FormReply["lastResult"], options: RefusalOptions = {}) {
  const { status = 400, retryAfterSeconds } = options;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  const answer: FormReply = { intent, lastResult };
  return data(answer, { status, headers });
}
