import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { listBillingClientChoices } from "~/features/billing-clients/queries.server";
import { INVOICES_LOAD_FAILURE } from "~/features/invoices/model/invoice";
import { getBillableQuote, listAcceptedQuotes } from "~/features/invoices/queries/billable.server";
import { searchField } from "~/lib/forms/list-fields";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { PageHeader } from "~/ui/page-header";
import { AcceptedQuotes } from "./accepted-quotes";
import { FreeForm } from "./free-form";
import { QuoteSteps } from "./quote-steps";
import { toAccepted, toBillable } from "./view.server";

const TITLE = "Nouvelle facture";

export const handle: RouteHandle = { loadFailure: INVOICES_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: TITLE });

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

export { action } from "./action.server";

export default function NewInvoice() {
  const { quote, accepted, choices, client, q } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to="/admin/factures" hydrated>
        ← Factures
      </BackLink>
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
