import { data } from "@remix-run/node";
import { createVersion, duplicateQuote, updateQuote } from "~/features/quotes/commands/drafts.server";
import { revokeQuoteLinks, sendLinkAgain } from "~/features/quotes/commands/links.server";
import { saveEditor } from "~/features/quotes/commands/save-editor.server";
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
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const pathOf = (id: string) => `${QUOTES_PATH}/${id}`;

/** What the buttons beside the form have in common: their message stands on the page of the quote. */
const button = { schema: noFields, to: ({ params }: { params: { id: string } }) => pathOf(params.id) };

/** Saves the quote, and goes to its sending where the button says so; or does what one of the buttons beside it says. */
export const action = formAction({
  guard: requireAdmin,
  params: quoteIdSchema,
  others: {
    quote: async ({ actor, params: { id }, form }) => {
      const again = await saveEditor(form, "quote", (input) => updateQuote(actor, id, input));
      if (again) return data(again.reply, { status: again.status });
      return redirectWithSuccess(form.get("then") === "send" ? `${pathOf(id)}/envoyer` : pathOf(id), QUOTE_SAVED);
    },
  },
  buttons: {
    duplicate: {
      ...button,
      hasNotFound: true,
      run: async (_, { actor, params }) =>
        redirectWithSuccess(pathOf((await duplicateQuote(actor, params.id)).id), QUOTE_DUPLICATED),
    },
    "new-version": {
      ...button,
      hasNotFound: true,
      run: async (_, { actor, params }) =>
        redirectWithSuccess(pathOf((await createVersion(actor, params.id)).id), QUOTE_VERSION_STARTED),
    },
    withdraw: {
      ...button,
      run: async (_, { actor, params }) => {
        await withdrawQuote(actor, params.id);
        return QUOTE_WITHDRAWN;
      },
    },
    "send-link": {
      ...button,
      run: async (_, { actor, params }) => {
        await sendLinkAgain(actor, params.id, { isRenewed: false });
        return LINK_SENT_AGAIN;
      },
    },
    "renew-link": {
      ...button,
      run: async (_, { actor, params }) => {
        await sendLinkAgain(actor, params.id, { isRenewed: true });
        return LINK_RENEWED;
      },
    },
    "revoke-link": {
      ...button,
      run: async (_, { actor, params }) => {
        await revokeQuoteLinks(actor, params.id);
        return LINK_REVOKED;
      },
    },
  },
});
