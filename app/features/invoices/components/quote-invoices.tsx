import { INVOICE_COPY } from "~/content/invoice-page";
import type { QuoteInvoice } from "~/features/invoices/model/client-view";
import type { Language } from "~/site/language";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
import { TransferFactList } from "./transfer-facts";

interface QuoteInvoicesProps {
  invoices: QuoteInvoice[];
  language: Language;
  /** Where an invoice has its own page. */
  pathOf: (invoiceId: string) => string;
}

/** The invoices of an accepted quote: where each stands, and how the open ones are paid. */
export function QuoteInvoices({ invoices, language, pathOf }: QuoteInvoicesProps) {
  if (invoices.length === 0) return null;
  const words = INVOICE_COPY[language];
  return (
    <section className="pt-10 print:hidden" aria-labelledby="invoices-title">
      <h2 className="text-2xl mb-3" id="invoices-title">
        {words.invoices}
      </h2>
      <ul>
        {invoices.map(({ id, number, heading, state, due, amount, transfer }) => (
          <li key={id} className="grid gap-3 py-4 border-t border-t-line">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6">
              <p>
                <TallLink to={pathOf(id)}>
                  {heading}&nbsp;<bdi dir="ltr">{number}</bdi>
                </TallLink>
                <span className="block text-text-2">
                  {state.label}
                  {transfer && due && ` · ${words.dueBefore} ${due}`}
                </span>
              </p>
              <bdi className="tabular-nums whitespace-nowrap">{amount}</bdi>
            </div>
            {transfer && (
              <div className="grid gap-4 max-w-140">
                <TransferFactList transfer={transfer} words={words.transfer} />
                <p>
                  <LinkButton to={pathOf(id)} variant="primary" size="sm">
                    {words.open}
                  </LinkButton>
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
