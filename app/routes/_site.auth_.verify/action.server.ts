import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { AUTH_COPY } from "~/content/auth/auth";
import { confirmAccount, confirmNewAddress, getEmailLink } from "~/features/accounts/commands/confirm-email.server";
import { renewVerification } from "~/features/accounts/commands/sign-up.server";
import { inLanguage, sentenceIn } from "~/features/accounts/model/in-language";
import { getHomePath } from "~/features/accounts/queries/accounts.server";
import { confirmAccountSchema, linkTokenOf } from "~/features/accounts/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import type { Flash } from "~/server/http/flash.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import { namedLanguage } from "~/site/visitor-language";

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  const language = (await getEmailLink(linkTokenOf(form)))?.language ?? namedLanguage(request);
  if (intent === "confirm-account") return submitAccount(form, language, { request, context });
  if (intent === "confirm-address") return submitAddress(form, language);
  if (intent === "renew-link") return renewLink(form, language);
  throw data(null, { status: 400 });
}

type Visit = Pick<ActionFunctionArgs, "request" | "context">;

async function submitAccount(form: FormData, language: Language, { request, context }: Visit) {
  const submission = parseForm(form, confirmAccountSchema);
  const answer = await answerByCommand("confirm-account", submission, async ({ token, password }) => {
    const proof = await confirmAccount(token, password);
    const headers = await beginSession(proof, request, context);
    const { title, text: description } = AUTH_COPY[language].verify.account;
    const flash = { tone: "success", title, description } as const;
    return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
  });
  return inLanguage(answer, language);
}

function submitAddress(form: FormData, language: Language) {
  const { title, text: description } = AUTH_COPY[language].verify.address;
  return goToSignIn(language, async () => {
    await confirmNewAddress(linkTokenOf(form));
    return { title, description };
  });
}

function renewLink(form: FormData, language: Language) {
  const { title, mailed, unmailed } = AUTH_COPY[language].verify.renewed;
  return goToSignIn(language, async () => {
    await renewVerification(linkTokenOf(form));
    // Without a mail server the agency hands the link on.
    return { title, description: isMailSent ? mailed : unmailed };
  });
}

/** Goes to the sign-in with what a command says, or with its refusal. */
async function goToSignIn(language: Language, command: () => Promise<Pick<Flash, "title" | "description">>) {
  const path = pathIn("/auth", language);
  try {
    return await redirectWithFlash(path, { tone: "success", ...(await command()) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { refused: title } = AUTH_COPY[language].verify;
    return redirectWithFlash(path, { tone: "error", title, description: sentenceIn(language, error.userMessage) });
  }
}
