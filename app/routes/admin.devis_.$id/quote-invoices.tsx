import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
import type { SentQuoteData } from "./view.server";

/** What was invoiced of an accepted quote, and the way to the next invoice. */
export function InvoicesOfQuote({ quoteId, invoices }: { quoteId: string; invoices: SentQuoteData["invoices"] }) {
  return (
    <section aria-labelledby="factures">
      <h2 className="text-[1.5rem] mb-3" id="factures">
        Factures
      </h2>
      {invoices.length === 0 && <p className="note mb-3">Aucune n’est émise.</p>}
      <ul className="mb-4">
        {invoices.map(({ id, name, amount, state, tone }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 py-2.5 border-b border-b-line grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,2fr)_1fr_auto] items-center"
          >
            <TallLink to={`/admin/factures/${id}`} hydrated>
              {name}
            </TallLink>
            <Badge tone={tone}>{state}</Badge>
            <span className="figures max-sm:col-span-2 sm:text-end">{amount}</span>
          </li>
        ))}
      </ul>
      <LinkButton to={`/admin/factures/nouvelle?devis=${quoteId}`} size="sm" hydrated>
        Préparer une facture
      </LinkButton>
    </section>
  );
}
