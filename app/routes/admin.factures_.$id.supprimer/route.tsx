import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteInvoiceDraft } from "~/features/invoices/commands/drafts.server";
import { DRAFT_DELETED, INVOICE_ISSUED_BEFORE } from "~/features/invoices/model/invoice";
import { getInvoice } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Supprimer le brouillon";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = await getInvoice(id);
  if (!invoice) throw data(null, { status: 404 });
  return { id, title: invoice.title, refusal: invoice.number && `${INVOICE_ISSUED_BEFORE}.` };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const back = "/admin/factures?vue=brouillons";
  return answerWithFlash(back, async () => {
    const { trashId } = await deleteInvoiceDraft(actor, id);
    return { description: DRAFT_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeleteDraft() {
  const { id, title, refusal } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question="Supprimer ce brouillon&#8239;? Il n’a pas encore de numéro."
      refusal={refusal}
      confirmLabel="Supprimer"
      cancelTo={`/admin/factures/${id}`}
    >
      <p className="note">{title}</p>
    </ConfirmDialog>
  );
}
