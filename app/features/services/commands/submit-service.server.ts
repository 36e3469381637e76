import { data } from "@remix-run/node";
import {
  SERVICE_CREATED,
  SERVICE_REQUIRED,
  SERVICE_SLUG_TAKEN,
  SERVICE_UPDATED,
} from "~/features/services/model/messages";
import { serviceSchema } from "~/features/services/schema/service";
import type { FormReply } from "~/lib/forms/form-reply";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { answerListIntent } from "~/server/forms/list-intent.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound } from "~/server/http/not-found.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { createService, updateService } from "./services.server";

interface Target {
  actor: User;
  /** The service; null for a new one. */
  id: string | null;
  /** Where to go when it is saved. */
  backTo: string;
}

/** The answer to a dialog that is shown again. */
export interface ServiceAnswer extends FormReply {
  /** The version that somebody else has saved meanwhile. */
  newerVersion?: number;
}

/** Saves the dialog of a service, or shows it again. @throws a 404 for a service that is gone. */
export async function submitService({ actor, id, backTo }: Target, form: FormData) {
  const submission = parseForm(form, serviceSchema);
  const grown = answerListIntent("service", submission);
  if (grown) return grown;
  if (submission.status !== "success") return refuse("service", submission.reply(reasons(form)));
  const version = overwrittenVersion(form) ?? submission.value.version;
  const saving = id
    ? updateService(actor, id, { ...submission.value, version })
    : createService(actor, submission.value).then(() => ({ kind: "saved" as const }));
  const outcome = await saving.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "conflict") return { kind: "slug-taken" as const };
    throw asNotFound(error);
  });
  if (outcome.kind === "slug-taken") {
    return refuse("service", submission.reply({ fieldErrors: { slug: [SERVICE_SLUG_TAKEN] } }), { status: 409 });
  }
  if (outcome.kind === "changed") {
    const lastResult = submission.reply({ formErrors: editConflictWarning("Ce service", outcome) });
    return data<ServiceAnswer>({ intent: "service", lastResult, newerVersion: outcome.version }, { status: 409 });
  }
  const description = id ? SERVICE_UPDATED : SERVICE_CREATED;
  return redirectWithFlash(backTo, { tone: "success", title: "Succès", description });
}

function reasons(form: FormData) {
  const isMissing = ["title", "category"].some((name) => !String(form.get(name) ?? "").trim());
  return isMissing ? { formErrors: [SERVICE_REQUIRED] } : {};
}
