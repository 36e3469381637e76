import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { createVersion, duplicateQuote, updateQuote } from "~/features/quotes/commands/drafts.server";
import { revokeQuoteLinks, sendLinkAgain } from "~/features/quotes/commands/links.server";
import { submitEditor } from "~/features/quotes/commands/submit-quote.server";
import { withdrawQuote } from "~/features/quotes/commands/withdraw-quote.server";
import {
  LINK_RENEWED,
  LINK_REVOKED,
  LINK_SENT_AGAIN,
  QUOTE_DUPLICATED,
  QUOTE_SAVED,
  QUOTE_VERSION_STARTED,
  QUOTE_WITHDRAWN,
  QUOTES_PATH,
} from "~/features/quotes/model/quote";
import { quoteIdSchema, quoteIntentSchema } from "~/features/quotes/schema/quote";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Saves the quote, or does what one of the buttons beside its form says. @throws a 400 for any other */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  const form = await request.formData();
  if (form.get("intent") === "quote") return saveForm(actor, id, form);
  const intent = quoteIntentSchema.safeParse(form.get("intent"));
  if (!intent.success) throw data(null, { status: 400 });
  const here = `${QUOTES_PATH}/${id}`;
  switch (intent.data) {
    case "duplicate":
      return goToCopy(here, QUOTE_DUPLICATED, () => duplicateQuote(actor, id));
    case "new-version":
      return goToCopy(here, QUOTE_VERSION_STARTED, () => createVersion(actor, id));
    case "withdraw":
      return runWithFlash(here, QUOTE_WITHDRAWN, () => withdrawQuote(actor, id));
    case "send-link":
      return runWithFlash(here, LINK_SENT_AGAIN, () => sendLinkAgain(actor, id, { isRenewed: false }));
    case "renew-link":
      return runWithFlash(here, LINK_RENEWED, () => sendLinkAgain(actor, id, { isRenewed: true }));
    case "revoke-link":
      return runWithFlash(here, LINK_REVOKED, () => revokeQuoteLinks(actor, id));
  }
}

/** The form again as it was typed, or the stored quote; then to its sending, where the button says so. */
async function saveForm(actor: User, id: string, form: FormData) {
  const outcome = await submitEditor(form, "quote", (input) => updateQuote(actor, id, input)).catch((error) => {
    throw asNotFound(error);
  });
  if (outcome.kind === "shown-again") return data(outcome.reply, { status: outcome.status });
  const here = `${QUOTES_PATH}/${id}`;
  return redirectWithSuccess(form.get("then") === "send" ? `${here}/envoyer` : here, QUOTE_SAVED);
}

async function goToCopy(here: string, message: string, copy: () => Promise<{ id: string }>) {
  try {
    return await redirectWithSuccess(`${QUOTES_PATH}/${(await copy()).id}`, message);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not-found") throw asNotFound(error);
    return redirectWithFlash(here, { tone: "error", title: "Erreur", description: error.userMessage });
  }
}
