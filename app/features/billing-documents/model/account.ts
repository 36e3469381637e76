import type { BillingDocument } from "~/features/billing/model/document";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import { ibanOf } from "~/lib/money/bank-account";

type Parties = Pick<BillingDocument, "seller" | "buyer">;

/** The numbers under which a client transfers to the seller, without spaces. */
interface Account {
  rib?: string;
  iban?: string;
  bic?: string;
}

/** The seller's account as the client's bank asks for it: by its RIB in Morocco, by IBAN and BIC from abroad. */
export function accountOf({ seller, buyer }: Parties): Account {
  const { rib, bic } = seller;
  const iban = buyer.country === HOME_COUNTRY ? null : ibanOf(rib);
  return iban ? { iban, ...(bic && { bic }) } : { rib };
}

/** The same numbers with their names, as banks print them. */
export function accountRows(parties: Parties, ribLabel: string): { label: string; value: string }[] {
  const { rib, iban, bic } = accountOf(parties);
  return [
    ...(rib ? [{ label: ribLabel, value: groupedRib(rib) }] : []),
    ...(iban ? [{ label: "IBAN", value: iban.replace(/.{4}(?=.)/g, "$& ") }] : []),
    ...(bic ? [{ label: "BIC", value: bic }] : []),
  ];
}

/** Bank, town, account and key: '011 780 0000012345678901 23'. */
function groupedRib(rib: string): string {
  return rib.replace(/^(\d{3})(\d{3})(\d{16})(\d{2})$/, "$1\u00a0$2\u00a0$3\u00a0$4");
}
