import { TIER_SAVED } from "~/features/services/model/messages";
import { newTierSchema, tierSchema } from "~/features/services/schema/tier";
import { DomainError } from "~/server/errors.server";
import { answerListIntent } from "~/server/forms/list-intent.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound } from "~/server/http/not-found.server";
import type { User } from "~/server/sessions/user";
import { createTier, updateTier } from "./tiers.server";

const INTENT = "tier";

interface Target {
  actor: User;
  serviceId: string;
}

/** Adds a tier, or shows its dialog again. @throws a 404 for a service that is gone. */
export async function submitNewTier({ actor, serviceId }: Target, form: FormData) {
  const submission = parseForm(form, newTierSchema);
  const grown = answerListIntent(INTENT, submission);
  if (grown) return grown;
  if (submission.status !== "success") return refuse(INTENT, submission.reply());
  try {
    await createTier(actor, serviceId, submission.value);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw asNotFound(error);
    return refuse(INTENT, submission.reply({ fieldErrors: { tier_name: [error.userMessage] } }), { status: 409 });
  }
  return toTiers(serviceId);
}

/** Saves a tier, or shows its dialog again. @throws a 404 for a tier that is gone. */
export async function submitTier({ actor, serviceId, id }: Target & { id: string }, form: FormData) {
  const submission = parseForm(form, tierSchema);
  const grown = answerListIntent(INTENT, submission);
  if (grown) return grown;
  if (submission.status !== "success") return refuse(INTENT, submission.reply());
  try {
    await updateTier(actor, { serviceId, id }, submission.value);
  } catch (error) {
    throw asNotFound(error);
  }
  return toTiers(serviceId);
}

function toTiers(serviceId: string): Promise<Response> {
  const flash = { tone: "success", title: "Succès", description: TIER_SAVED } as const;
  return redirectWithFlash(`/admin/services/${serviceId}/pricing`, flash);
}
