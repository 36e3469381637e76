import { randomUUID } from "node:crypto";
import { z } from "zod";
import { getBillingClient } from "~/features/billing/clients/queries.server";
import { getDefaultVat } from "~/features/quotes/beginnings.server";
import type { Edited, EditorReply, EditorValues } from "~/features/quotes/model/editor";
import { readEditor, typedTotals } from "~/features/quotes/model/editor";
import { applyStep, readStep, STEP, STEPS } from "~/features/quotes/model/editor-steps";
import type { QuoteInput } from "~/features/quotes/schema/editor.server";
import { judgeEditor } from "~/features/quotes/schema/editor.server";
import { DomainError } from "~/server/errors.server";
import { EditConflictError, overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { readOr400 } from "~/server/forms/parse-form.server";

interface EditorAgain {
  reply: EditorReply;
  status: 200 | 400 | 409;
}

/**
 * Answers the form of a quote or of a template by its button: one that adds, moves or removes something shows it again
 * unjudged; the others save it, or name what cannot be read.
 * @returns null once it is saved
 * @throws DomainError `not-found`
 */
export async function saveEditor(
  form: FormData,
  edited: Edited,
  save: (input: QuoteInput) => Promise<void>,
): Promise<EditorAgain | null> {
  const values = readEditor(form);
  const step = readStep(form.get(STEP));
  if (step) {
    const clientId = z.uuid().safeParse(values.head.billing_client_id);
    const vat =
      step.name === STEPS.addLine
        ? await getDefaultVat(clientId.success ? (await getBillingClient(clientId.data))?.country : undefined)
        : null;
    const facts = { newId: randomUUID(), vat: vat ? (vat.exemption ?? String(vat.vatRateBp)) : "" };
    return shownAgain(200, applyStep(values, step, facts));
  }
  const judged = readOr400(() => judgeEditor(edited, values));
  if ("errors" in judged) return shownAgain(400, values, { errors: judged.errors });
  try {
    await save({ ...judged.input, version: overwrittenVersion(form) ?? judged.input.version });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    if (!(error instanceof EditConflictError)) return shownAgain(400, values, { sentences: [error.userMessage] });
    return shownAgain(409, values, { sentences: error.warning, newerVersion: error.newerVersion });
  }
}

function shownAgain(status: EditorAgain["status"], values: EditorValues, said: Partial<EditorReply> = {}): EditorAgain {
  return { status, reply: { values, sums: typedTotals(values.lines), errors: {}, sentences: [], ...said } };
}
