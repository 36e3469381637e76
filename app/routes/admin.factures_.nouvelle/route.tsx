import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { listBillingClientChoices } from "~/features/billing/clients/queries.server";
import { INVOICES_LOAD_FAILURE } from "~/features/invoices/model/invoice";
import { getBillableQuote, listAcceptedQuotes } from "~/features/invoices/queries.server";
import type { NewInvoiceInput } from "~/features/invoices/schema/draft";
import { newInvoiceSchemas } from "~/features/invoices/schema/draft";
import { createInvoiceDraft } from "~/features/invoices/write.server";
import { searchField } from "~/lib/forms/list-fields";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink, ScreenLink } from "~/ui/screen-link";
import { SearchToolbar } from "~/ui/search-toolbar";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { QuoteSteps } from "./quote-steps";
import type { AcceptedData } from "./view.server";
import { toAccepted, toBillable } from "./view.server";

async function draft(input: NewInvoiceInput, { actor }: { actor: User }): Promise<Response> {
  const { id, isNew } = await createInvoiceDraft(actor, input);
  return redirectWithSuccess(
    `/admin/factures/${id}`,
    isNew ? "Brouillon prêt" : "Cette étape a déjà sa facture\u202f: la voici",
  );
}

const TITLE = "Nouvelle facture";

export const handle: RouteHandle = { loadFailure: INVOICES_LOAD_FAILURE };

export const meta = () => seo({ title: TITLE });

const querySchema = z.object({
  devis: z.uuid().optional().catch(undefined),
  client: z.uuid().optional().catch(undefined),
  q: searchField,
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { devis, client, q } = parseQuery(request, querySchema);
  const [quote, accepted, { choices }] = await Promise.all([
    devis ? getBillableQuote(devis) : null,
    listAcceptedQuotes(),
    listBillingClientChoices({ q, currentId: client ?? null }),
  ]);
  return { quote: quote && toBillable(quote), accepted: accepted.map(toAccepted), choices, client: client ?? "", q };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    step: { schema: newInvoiceSchemas.step, run: draft },
    share: { schema: newInvoiceSchemas.share, run: draft },
    balance: { schema: newInvoiceSchemas.balance, run: draft },
    free: { schema: newInvoiceSchemas.free, run: draft },
  },
});

export default function NewInvoice() {
  const { quote, accepted, choices, client, q } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to="/admin/factures">← Factures</ScreenBackLink>
      <PageHeader
        title={TITLE}
        description="D’une étape d’un devis accepté, ou libre. Elle commence en brouillon, sans numéro."
      />
      <div className="grid gap-10 *:min-w-0 wide:grid-cols-2">
        {quote ? <QuoteSteps key={quote.id} quote={quote} /> : <AcceptedQuotes quotes={accepted} />}
        <FreeForm choices={choices} client={client} q={q} />
      </div>
    </>
  );
}

function AcceptedQuotes({ quotes }: { quotes: AcceptedData[] }) {
  return (
    <section aria-labelledby="quotes-title">
      <h2 className="text-xl mb-3" id="quotes-title">
        D’un devis accepté
      </h2>
      {quotes.length === 0 && <p className="note">Aucun devis accepté pour le moment.</p>}
      <ul>
        {quotes.map(({ id, number, title, client, amount }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5 border-t border-t-line">
            <span className="min-w-0 wrap-anywhere">
              <ScreenLink to={`/admin/factures/nouvelle?devis=${id}`}>{number}</ScreenLink>, <bdi>{title}</bdi>
              <span className="block text-sm text-text-2">
                <bdi>{client}</bdi>
              </span>
            </span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FreeForm({ choices, client, q }: { choices: readonly SelectOption[]; client: string; q: string | undefined }) {
  const [form, { title, billing_client_id }] = useServerForm<{ title: string; billing_client_id: string }>("free", {
    defaultValue: { billing_client_id: client },
  });
  return (
    <section aria-labelledby="free-heading" className="grid gap-4 content-start">
      <h2 className="text-xl" id="free-heading">
        Facture libre
      </h2>
      <SearchToolbar
        action="/admin/factures/nouvelle"
        label="Rechercher un client à facturer"
        placeholder="Nom du client"
        q={q}
        selects={[]}
      />
      <ServerForm
        form={form}
        fields={[billing_client_id, title]}
        action="/admin/factures/nouvelle"
        className="grid gap-4"
      >
        <SelectField
          label="Client"
          field={billing_client_id}
          options={[{ value: "", label: "À choisir" }, ...choices]}
        />
        <Field label="Objet" field={title} />
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" isPending={form.isSending}>
            Créer le brouillon
          </Button>
          <ScreenLink to="/admin/clients-facturation/new">Nouveau client à facturer</ScreenLink>
        </div>
      </ServerForm>
    </section>
  );
}
