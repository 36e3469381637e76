import type { AppLoadContext } from "@remix-run/node";
import { findHome } from "~/features/accounts/queries/accounts.server";
import { choosePasswordSchema } from "~/features/accounts/schema";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import type { PasswordLink } from "./password-links.server";
import { choosePasswordByLink, isPasswordLinkValid } from "./password-links.server";

const INTENT = "choose-password";

/** The token of a link's address, and whether it still works. */
export async function readPasswordLink(kind: PasswordLink, request: Request) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
  return { token, isValid: await isPasswordLinkValid(kind, token) };
}

interface Chosen {
  request: Request;
  context: AppLoadContext;
  kind: PasswordLink;
  /** Words of the success. */
  title: string;
}

/** Sets the password that was chosen by a link, and signs its owner in with a fresh session. */
export async function choosePassword({ request, context, kind, title }: Chosen) {
  const submission = parseForm(await request.formData(), choosePasswordSchema);
  const shown = (formErrors?: string[]) =>
    submission.reply({ hideFields: ["password", "password_confirmation"], ...(formErrors && { formErrors }) });
  if (submission.status !== "success") return refuse(INTENT, shown());
  try {
    const proof = await choosePasswordByLink(kind, submission.value.token, submission.value.password);
    const headers = await beginSession(proof, request, context);
    return await redirectWithFlash(await findHome(proof.profileId), { tone: "success", title }, { headers });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse(INTENT, shown([error.userMessage]));
  }
}
