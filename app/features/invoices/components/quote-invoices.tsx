import type { InvoiceCopy } from "~/content/invoice-page";
import { INVOICE_COPY } from "~/content/invoice-page";
import type { QuoteInvoice, TransferFacts } from "~/features/invoices/model/document-view";
import type { Language } from "~/site/language";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";

export function QuoteInvoices({
  invoices,
  language,
  pathOf,
}: {
  invoices: QuoteInvoice[];
  language: Language;
  pathOf: (invoiceId: string) => string;
}) {
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

/** The account to transfer to, the amount and the reference. */
export function TransferFactList({ transfer, words }: { transfer: TransferFacts; words: InvoiceCopy["transfer"] }) {
  const { account, bank, beneficiary, reference, remaining } = transfer;
  const rows = [
    { term: words.beneficiary, value: beneficiary },
    ...account.map(({ label, value }) => ({ term: label, value })),
    ...(bank ? [{ term: words.bank, value: bank }] : []),
    { term: words.reference, value: reference },
    { term: words.remaining, value: remaining },
  ];
  return (
    <dl className="tabular-nums">
      {rows.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line">
          <dt className="text-text-2">{term}</dt>
          <dd className="ms-auto text-end wrap-anywhere">
            <bdi dir="auto">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
