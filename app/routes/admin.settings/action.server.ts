import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { getFiscalRules } from "~/features/fiscal-rules/queries.server";
import {
  createVatRate,
  deleteVatRate,
  endVatRate,
  updateLegalIdentity,
} from "~/features/legal-identity/commands.server";
import { IDENTITY_SAVED, RATE_ADDED, RATE_DELETED, RATE_ENDED } from "~/features/legal-identity/model";
import { endRateSchema, legalIdentitySchema, newRateSchema, rateIdSchema } from "~/features/legal-identity/schema";
import { updateSettings } from "~/features/settings/commands.server";
import { changedMeanwhile, SETTINGS_CHANGED, SETTINGS_SAVED } from "~/features/settings/model";
import { settingsSchema } from "~/features/settings/schema";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { answerForm, saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand, refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { ADD_RATE_INTENT, DELETE_RATE_INTENT, END_RATE_INTENT, IDENTITY_INTENT } from "./identity-fields";

const HERE = "/admin/settings";
const RATES = `${HERE}#tva`;

/** Saves one of the forms of the page. @throws a 400 for any other */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await request.formData();
  switch (form.get("intent")) {
    case "agency":
      return submitAgency(actor, form);
    case IDENTITY_INTENT:
      return answerForm(submitIdentity(actor, form), {
        intent: IDENTITY_INTENT,
        onSaved: () => redirectWithSuccess(`${HERE}#identite`, IDENTITY_SAVED),
      });
    case ADD_RATE_INTENT:
      return answerByCommand(ADD_RATE_INTENT, parseForm(form, newRateSchema), async (rate) => {
        await createVatRate(actor, rate);
        return redirectWithSuccess(RATES, RATE_ADDED);
      });
    case END_RATE_INTENT:
      return answerByCommand(END_RATE_INTENT, parseForm(form, endRateSchema), async (end) => {
        await endVatRate(actor, end);
        return redirectWithSuccess(RATES, RATE_ENDED);
      });
    case DELETE_RATE_INTENT: {
      const { id } = paramsOr404(rateIdSchema, { id: String(form.get("id")) });
      return runWithFlash(RATES, RATE_DELETED, () => deleteVatRate(actor, id));
    }
    default:
      throw data(null, { status: 400 });
  }
}

/**
 * Saves what the owner says of the agency, or shows the form again with a sentence under each wrong field. So under one
 * that another request has changed too: the form now knows of it, and saves over it when it is sent once more.
 */
async function submitAgency(actor: User, form: FormData) {
  const submission = parseForm(form, settingsSchema);
  if (submission.status !== "success") return refuse("agency", submission.reply());
  const outcome = await updateSettings(actor, submission.value);
  if (outcome.kind === "saved") return redirectWithSuccess(HERE, SETTINGS_SAVED);
  const { names, stored } = outcome;
  const fieldErrors = Object.fromEntries(names.map((name) => [name, [changedMeanwhile(stored[name])]]));
  const reply = submission.reply({ formErrors: [SETTINGS_CHANGED], fieldErrors });
  const theirs = Object.fromEntries(names.map((name) => [name, stored[name]]));
  const opened = JSON.stringify({ ...submission.value.opened, ...theirs });
  return refuse("agency", { ...reply, initialValue: { ...reply.initialValue, opened } }, { status: 409 });
}

async function submitIdentity(actor: User, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, legalIdentitySchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const { payment_days_max: ceiling } = await getFiscalRules(dayInCasablanca(new Date()));
  if (ceiling && submission.value.payment_days > ceiling.value) {
    const sentence = `${ceiling.value} jours au plus (${ceiling.source})`;
    return shownAgain(submission.reply({ fieldErrors: { payment_days: [sentence] } }));
  }
  const version = overwrittenVersion(form) ?? submission.value.version;
  const outcome = await updateLegalIdentity(actor, { ...submission.value, version });
  if (outcome.kind === "saved") return saved(undefined);
  const formErrors = [...editConflictWarning("Le bloc «\u202fIdentité légale\u202f»", outcome)];
  return shownAgain(submission.reply({ formErrors }), { status: 409, newerVersion: outcome.version });
}
