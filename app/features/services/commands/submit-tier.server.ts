import { newTierSchema, tierSchema } from "~/features/services/schema/tier";
import { DomainError } from "~/server/errors.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { listIntentOutcome, saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import type { TierAddress } from "./tiers.server";
import { createTier, updateTier } from "./tiers.server";

/** Adds a tier to a service. @throws DomainError `not-found` for a service that is gone. */
export async function submitNewTier(actor: User, serviceId: string, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, newTierSchema);
  const resized = listIntentOutcome(submission);
  if (resized) return resized;
  if (submission.status !== "success") return shownAgain(submission.reply());
  try {
    await createTier(actor, serviceId, submission.value);
    return saved(undefined);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return shownAgain(submission.reply({ fieldErrors: { tier_name: [error.userMessage] } }), { status: 409 });
  }
}

/** Saves a tier. @throws DomainError `not-found` for a tier that is gone. */
export async function submitTier(actor: User, address: TierAddress, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, tierSchema);
  const resized = listIntentOutcome(submission);
  if (resized) return resized;
  if (submission.status !== "success") return shownAgain(submission.reply());
  await updateTier(actor, address, submission.value);
  return saved(undefined);
}
