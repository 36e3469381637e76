import { randomUUID } from "node:crypto";
import { z } from "zod";
import { getBillingClient } from "~/features/billing-clients/queries.server";
import type { Edited, EditorReply, EditorValues } from "~/features/quotes/model/editor";
import { readEditor, typedTotals } from "~/features/quotes/model/editor";
import { applyStep, readStep, STEP, STEPS } from "~/features/quotes/model/editor-steps";
import { getDefaultVat } from "~/features/quotes/queries/beginnings.server";
import type { QuoteInput } from "~/features/quotes/schema/editor.server";
import { judgeEditor } from "~/features/quotes/schema/editor.server";
import { DomainError } from "~/server/errors.server";
import { EditConflictError, overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { readOr400 } from "~/server/forms/parse-form.server";

/** A form that is shown again, and whether that is a refusal. */
interface ShownAgain {
  reply: EditorReply;
  status: 200 | 400 | 409;
}

/**
 * Answers the form of a quote or of a template by its button: one that adds, moves or removes something shows it again
 * with nothing judged; the others save it, or name what cannot be read.
 * @returns null once it is saved
 * @throws DomainError `not-found`
 */
export async function saveEditor(
  form: FormData,
  edited: Edited,
  save: (input: QuoteInput) => Promise<void>,
): Promise<ShownAgain | null> {
  const values = readEditor(form);
  const step = readStep(form.get(STEP));
  if (step) {
    const vat = step.name === STEPS.addLine ? await getDefaultVat(await countryOf(values)) : null;
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

/** Where the client is that is chosen in the form; undefined for none. */
async function countryOf({ head }: EditorValues): Promise<string | undefined> {
  const id = z.uuid().safeParse(head.billing_client_id);
  return id.success ? (await getBillingClient(id.data))?.country : undefined;
}

function shownAgain(status: ShownAgain["status"], values: EditorValues, said: Partial<EditorReply> = {}): ShownAgain {
  return { status, reply: { values, sums: typedTotals(values.lines), errors: {}, sentences: [], ...said } };
}
