import type { Submission } from "@conform-to/react";
import type { AppLoadContext } from "@remix-run/node";
import { data } from "@remix-run/node";
import { changePassword, requestEmailChange } from "~/features/accounts/commands/update-account.server";
import { changeEmailSchema, changePasswordSchema, endSessionSchema } from "~/features/accounts/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refusalOptions, refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { endListedSession } from "~/server/sessions/sessions.server";
import type { User } from "~/server/sessions/user";

const HERE = "/dashboard/account";

const EMAIL_CHANGE_ASKED = isMailSent
  ? "Ouvrez le lien envoyé à la nouvelle adresse. D’ici là, rien ne change."
  : "Ce site n’envoie pas encore d’e-mails\u202f: demandez-nous le lien de confirmation. D’ici là, rien ne change.";

interface Posted {
  user: User;
  form: FormData;
  request: Request;
  context: AppLoadContext;
}

/** Carries out one of this screen's forms; null when the form is none of them. */
export async function changeAccount(posted: Posted) {
  const intent = posted.form.get("intent");
  if (intent === "change-email") return submitEmail(posted);
  if (intent === "change-password") return submitPassword(posted);
  if (intent === "end-session") return submitSessionEnd(posted);
  return null;
}

async function submitEmail({ user, form }: Posted) {
  const submission = parseForm(form, changeEmailSchema);
  if (submission.status !== "success") return refused("change-email", submission);
  const { email, current_password } = submission.value;
  return answer("change-email", submission, async () => {
    await requestEmailChange(user, email, current_password);
    const flash = { tone: "success", title: "Demande enregistrée", description: EMAIL_CHANGE_ASKED } as const;
    return redirectWithFlash(HERE, flash);
  });
}

async function submitPassword({ user, form, request, context }: Posted) {
  const submission = parseForm(form, changePasswordSchema);
  if (submission.status !== "success") return refused("change-password", submission);
  const { current_password, password } = submission.value;
  return answer("change-password", submission, async () => {
    const proof = await changePassword(user, current_password, password);
    const headers = await beginSession(proof, request, context);
    const description = "Vos autres appareils ont été déconnectés.";
    return redirectWithFlash(HERE, { tone: "success", title: "Mot de passe changé", description }, { headers });
  });
}

/** @throws a 404 for a session that is somebody else's, or nobody's. */
async function submitSessionEnd({ user, form }: Posted) {
  const parsed = endSessionSchema.safeParse(Object.fromEntries(form));
  const isEnded = parsed.success && (await endListedSession(user.id, parsed.data.session));
  if (!isEnded) throw data(null, { status: 404 });
  return redirectWithFlash(HERE, { tone: "success", title: "Appareil déconnecté" });
}

async function answer<Value>(
  intent: string,
  submission: Submission<Value, string[], unknown>,
  command: () => Promise<Response>,
) {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refused(intent, submission, error);
  }
}

/** No password is ever sent back. */
function refused<Value>(intent: string, submission: Submission<Value, string[], unknown>, error?: DomainError) {
  const hideFields = ["current_password", "password", "password_confirmation"];
  const formErrors = error && { formErrors: [error.userMessage] };
  return refuse(intent, submission.reply({ hideFields, ...formErrors } as object), error && refusalOptions(error));
}
