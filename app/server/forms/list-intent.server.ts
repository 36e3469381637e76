import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { FormReply } from "~/lib/forms/form-reply";

/**
 * The answer to a button that makes a list of a form grow or shrink, where no script did it: the form again, with the
 * list as asked and nothing judged yet. Null when the form was sent for saving.
 */
export function answerListIntent(intent: string, submission: Submission<unknown, string[], unknown>) {
  if (submission.status !== undefined) return null;
  const lastResult = { ...submission.reply(), error: {} };
  return data<FormReply>({ intent, lastResult });
}
