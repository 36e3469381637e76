import { redirect } from "@remix-run/node";
import { decisionForms } from "~/features/quotes/decision-forms.server";
import { getClientQuote, getQuoteOfLink } from "~/features/quotes/queries/client-quotes.server";
import { linkTokenSchema } from "~/features/quotes/schema/decision";
import { formAction, openToAll } from "~/server/forms/form-action.server";

/** Answers a form of the page for the holder of its link. */
export const action = formAction({
  guard: openToAll,
  params: linkTokenSchema,
  find: async ({ params: { token } }) => {
    const rootId = await getQuoteOfLink(token);
    const quote = rootId && (await getClientQuote(rootId));
    return quote ? { quote, path: `/devis/${token}` } : null;
  },
  ...decisionForms((path) => redirect(path, 303)),
});
