import { randomUUID } from "node:crypto";
import { z } from "zod";
import { getBillingClient } from "~/features/billing-clients/queries.server";
import type { Edited, EditorValues } from "~/features/quotes/model/editor";
import { EDITED, readEditor } from "~/features/quotes/model/editor";
import type { EditorReply } from "~/features/quotes/model/editor-reply";
import { applyStep, readStep, STEP, STEPS } from "~/features/quotes/model/editor-steps";
import { typedTotals } from "~/features/quotes/model/typed-line";
import { getDefaultVat } from "~/features/quotes/queries/beginnings.server";
import type { QuoteInput } from "~/features/quotes/schema/editor.server";
import { judgeEditor } from "~/features/quotes/schema/editor.server";
import { DomainError } from "~/server/errors.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { readOr400 } from "~/server/forms/parse-form.server";
import { editConflictWarning } from "~/site/edit-conflict-warning";

/** What became of the form of a quote or of a template: saved, or its page is shown again. */
export type EditorOutcome = { kind: "saved" } | { kind: "shown-again"; reply: EditorReply; status: 200 | 400 | 409 };

type Save = (input: QuoteInput) => Promise<{ kind: "saved" } | EditConflict>;

/**
 * Answers the form by its button: one that adds, moves or removes something shows it again with nothing judged; the
 * others save it, or name what cannot be read.
 */
export async function submitEditor(form: FormData, edited: Edited, save: Save): Promise<EditorOutcome> {
  const values = readEditor(form);
  const step = readStep(form.get(STEP));
  if (step) {
    const vat = step.name === STEPS.addLine ? await getDefaultVat(await countryOf(values)) : null;
    const facts = { newId: randomUUID(), vat: vat ? (vat.exemption ?? String(vat.vatRateBp)) : "" };
    return shownAgain(applyStep(values, step, facts), {}, 200);
  }
  const judged = readOr400(() => judgeEditor(edited, values));
  if ("errors" in judged) return shownAgain(values, { errors: judged.errors }, 400);
  try {
    const version = overwrittenVersion(form) ?? judged.input.version;
    const outcome = await save({ ...judged.input, version });
    if (outcome.kind === "saved") return outcome;
    const sentences = [...editConflictWarning(EDITED[edited], outcome)];
    return shownAgain(values, { sentences, newerVersion: outcome.version }, 409);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    return shownAgain(values, { sentences: [error.userMessage] }, 400);
  }
}

/** Where the client is that is chosen in the form; undefined for none. */
async function countryOf({ head }: EditorValues): Promise<string | undefined> {
  const id = z.uuid().safeParse(head.billing_client_id);
  return id.success ? (await getBillingClient(id.data))?.country : undefined;
}

function shownAgain(
  values: EditorValues,
  said: Partial<Omit<EditorReply, "values" | "sums">>,
  status: 200 | 400 | 409,
): EditorOutcome {
  const sums = typedTotals(values.lines);
  return { kind: "shown-again", status, reply: { values, sums, errors: {}, sentences: [], ...said } };
}
