import { redirect } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { decisionForms } from "~/features/quotes/decision-forms.server";
import { getClientQuote, getQuoteOfClient } from "~/features/quotes/queries/client-quotes.server";
import { quoteIdSchema } from "~/features/quotes/schema/decision";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Answers a form of a quote, for somebody who decides for its client. */
export const action = formAction({
  guard: requireUser,
  params: quoteIdSchema,
  find: async ({ actor, params: { id } }) => {
    const found = await getQuoteOfClient(actor.id, id);
    if (!found) return null;
    const path = `/dashboard/devis/${id}`;
    if (!(await mayDecideFor(actor.id, found.clientId)))
      throw await redirectWithFlash(path, { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    const quote = await getClientQuote(found.rootId);
    return quote && { quote, path };
  },
  ...decisionForms((path) => redirect(path, 303)),
});
