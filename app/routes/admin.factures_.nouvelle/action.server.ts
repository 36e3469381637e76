import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { createInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { newInvoiceSchemas } from "~/features/invoices/schema/draft";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const STEP_MADE_BEFORE = "Cette étape a déjà sa facture\u202f: la voici";

/** Writes the draft that one of the forms asks for. @throws a 400 for any other form */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const schema = Object.hasOwn(newInvoiceSchemas, intent)
    ? newInvoiceSchemas[intent as keyof typeof newInvoiceSchemas]
    : null;
  if (!schema) throw data(null, { status: 400 });
  return answerByCommand(intent, parseForm(form, schema), async (input) => {
    const { id, isNew } = await createInvoiceDraft(actor, input);
    return redirectWithSuccess(`/admin/factures/${id}`, isNew ? "Brouillon prêt" : STEP_MADE_BEFORE);
  });
}
