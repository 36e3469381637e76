import type { InvoiceCopy } from "~/content/invoice-page";

/** How an invoice is paid by transfer. */
export interface TransferFacts {
  /** Its numbers, named. */
  account: { label: string; value: string }[];
  bank: string | null;
  beneficiary: string;
  /** What the client writes into the transfer. */
  reference: string;
  remaining: string;
  currency: string;
}

/** Where to transfer what is left, and the reference to quote. */
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
