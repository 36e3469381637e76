import { createInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import type { NewInvoiceInput } from "~/features/invoices/schema/draft";
import { newInvoiceSchemas } from "~/features/invoices/schema/draft";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

const STEP_MADE_BEFORE = "Cette étape a déjà sa facture\u202f: la voici";

async function draft(input: NewInvoiceInput, { actor }: { actor: User }): Promise<Response> {
  const { id, isNew } = await createInvoiceDraft(actor, input);
  return redirectWithSuccess(`/admin/factures/${id}`, isNew ? "Brouillon prêt" : STEP_MADE_BEFORE);
}

/** Writes the draft that one of the forms asks for. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    step: { schema: newInvoiceSchemas.step, run: draft },
    share: { schema: newInvoiceSchemas.share, run: draft },
    balance: { schema: newInvoiceSchemas.balance, run: draft },
    free: { schema: newInvoiceSchemas.free, run: draft },
  },
});
