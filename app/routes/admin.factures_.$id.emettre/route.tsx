import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { issueInvoice } from "~/features/invoices/issue.server";
import { INVOICE_KIND_LABELS } from "~/features/invoices/model/invoice";
import { previewDraft } from "~/features/invoices/preview-draft.server";
import { getInvoice } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Émettre le document";

const QUESTION =
  "Émettre ce document\u202f? C’est définitif\u202f: il reçoit son numéro, part au client et ne se modifie plus. Seul un avoir le corrige.";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = foundOr404(await getInvoice(id));
  const { kind, title, number, billing_client } = invoice;
  const label = `${INVOICE_KIND_LABELS[kind]}, ${title}, pour ${billing_client.legal_name}`;
  if (number) return { id, label, refusal: `Ce document est déjà émis sous le numéro ${number}.`, notice: null };
  return { id, label, refusal: null, notice: (await previewDraft(invoice)).notice };
}

export const action = formAction({
  guard: requireAdmin,
  params: invoiceIdSchema,
  buttons: {
    issue: {
      schema: noFields,
      to: ({ params }) => `/admin/factures/${params.id}`,
      hasNotFound: true,
      refused: ({ field }) =>
        field === "settings"
          ? { link: { note: "", label: "Ouvrir les Paramètres", to: "/admin/settings#identite" } }
          : {},
      run: async (_, { actor, params }) => {
        const { number } = await issueInvoice(actor, params.id);
        return `Document émis sous le numéro ${number}`;
      },
    },
  },
});

export default function IssueInvoice() {
  const { id, label, refusal, notice } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={QUESTION}
      refusal={refusal}
      confirmLabel="Émettre définitivement"
      pendingText="Émission…"
      cancelTo={`/admin/factures/${id}`}
    >
      <p className="note">{label}</p>
      {notice && <p className="note">{notice}.</p>}
    </ConfirmDialog>
  );
}
