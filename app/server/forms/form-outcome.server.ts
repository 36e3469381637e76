import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { FormReply } from "~/lib/forms/form-reply";
import { asNotFound } from "~/server/http/not-found.server";

/** What became of a form: saved, or its page is shown again with the reply, in plain data. */
export type FormOutcome<Saved = undefined> = { kind: "saved"; saved: Saved } | ShownAgain;

interface ShownAgain {
  kind: "shown-again";
  lastResult: FormReply["lastResult"];
  /** 200 where nothing was judged yet, 400 for a refusal, 409 where another request was first, 429 for what was sent too often. */
  status: 200 | 400 | 409 | 429;
  /** When it may be sent again, with a 429. */
  retryAfterSeconds?: number;
  /** The version that another request has saved since the form was opened. */
  newerVersion?: number;
}

/** The outcome of a form that was stored. */
export function saved<Saved>(result: Saved): FormOutcome<Saved> {
  return { kind: "saved", saved: result };
}

/** The outcome of a form that is shown again: a refusal with 400, unless said otherwise. */
export function shownAgain(
  lastResult: FormReply["lastResult"],
  { status = 400, ...rest }: Partial<Omit<ShownAgain, "kind" | "lastResult">> = {},
): ShownAgain {
  return { kind: "shown-again", lastResult, status, ...rest };
}

/**
 * The outcome of a button that makes a list of a form grow or shrink, where no script did it: the form again, with the
 * list as asked and nothing judged yet. Null when the form was sent for saving.
 */
export function listIntentOutcome(submission: Submission<unknown, string[], unknown>): ShownAgain | null {
  if (submission.status !== undefined) return null;
  return shownAgain({ ...submission.reply(), error: {} }, { status: 200 });
}

/** How the action of a form answers. */
interface FormAnswer<Saved> {
  /** Which form of the page it was. */
  intent: string;
  /** The redirect once it is saved. */
  onSaved: (result: Saved) => Promise<Response>;
  /** Which screen of its own the 404 of a thing that is gone has, if any. */
  notFoundReason?: string;
}

/** The response of an action to a form's outcome. @throws a 404 for the `not-found` of its command. */
export async function answerForm<Saved>(
  outcome: Promise<FormOutcome<Saved>>,
  { intent, onSaved, notFoundReason }: FormAnswer<Saved>,
) {
  const settled = await outcome.catch((error: unknown) => {
    throw asNotFound(error, notFoundReason);
  });
  if (settled.kind === "saved") return onSaved(settled.saved);
  const { lastResult, status, newerVersion, retryAfterSeconds } = settled;
  const headers = retryAfterSeconds ? { headers: { "Retry-After": String(retryAfterSeconds) } } : {};
  const reply = { intent, lastResult, ...(newerVersion !== undefined && { newerVersion }) };
  return data<FormReply>(reply, { status, ...headers });
}
