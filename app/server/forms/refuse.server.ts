import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { FormReply } from "~/lib/forms/form-reply";
import { DomainError } from "~/server/errors.server";

const PASSWORD_FIELDS = ["current_password", "password", "password_confirmation"];

interface RefusalOptions {
  /** 400 when absent. */
  status?: 400 | 403 | 409 | 429 | 503;
  retryAfterSeconds?: number | undefined;
}

/** How a command's refusal is answered: 429 with Retry-After where the user has to wait, else 400. */
function refusalOptions({ code, retryAfterSeconds }: DomainError): RefusalOptions {
  return code === "too-many" ? { status: 429, retryAfterSeconds } : {};
}

/** The answer of an action to a form it refuses; the page shows the form again as it was typed. */
export function refuse(intent: string, lastResult: FormReply["lastResult"], options: RefusalOptions = {}) {
  const { status = 400, retryAfterSeconds } = options;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  const answer: FormReply = { intent, lastResult };
  return data(answer, { status, headers });
}

/**
 * Answers a form by a command: with the command's own answer, or with the form again where its schema or the command
 * refuses it. Passwords are never sent back.
 * @param command gets the parsed values; its DomainErrors become the sentence above the form
 */
export async function answerByCommand<Input, Value, Answer>(
  intent: string,
  submission: Submission<Input, string[], Value>,
  command: (value: Value) => Promise<Answer>,
) {
  const refused = (error?: DomainError) => {
    const options = { hideFields: PASSWORD_FIELDS, ...(error && { formErrors: [error.userMessage] }) };
    // conform names the fields by the form's own type, which no general function knows.
    return refuse(intent, submission.reply(options as object), error && refusalOptions(error));
  };
  if (submission.status !== "success") return refused();
  try {
    return await command(submission.value);
  } catch (error) {
    if (error instanceof DomainError) return refused(error);
    throw error;
  }
}
