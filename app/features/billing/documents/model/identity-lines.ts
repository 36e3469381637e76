import { countryName, wordsOf } from "~/features/billing/documents/model/words/words-of";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { BillingDocument } from "~/features/billing/schema";
import { ibanOf } from "~/lib/money/bank-account";
import { formatQuantity } from "~/lib/money/format-money";
import { isolated } from "~/lib/text/isolated";
import type { Language } from "~/site/language";

/** Keeps a value's own direction within a sentence of another. */
type Isolate = (text: string) => string;

/** The isolation of pages: only in Arabic, so that copied French or Spanish text holds no marks. */
export function isolateIn(language: Language): Isolate {
  return language === "ar" ? isolated : (text) => text;
}

type Parties = Pick<BillingDocument, "seller" | "buyer" | "language" | "currency">;

/** A label and its value, on one line where it fits; French sets a narrow space before the colon. */
export function labelledText(language: Language, label: string, value: string, isolate = isolateIn(language)): string {
  return `${label}${language === "fr" ? "\u202f" : ""}:\u00a0${isolate(value)}`;
}

/** The issuer on a document: the name first, at the end the register numbers (CGI art. 145-III and VIII). */
export function sellerLines({ seller, language, currency }: Parties, isolate: Isolate = isolateIn(language)): string[] {
  const { legalName, legalForm, shareCapitalMad, headOffice, ice, ifNumber, rc, rcTown, tp, cnss } = seller;
  const { ids, capital } = wordsOf(language);
  const amount = shareCapitalMad === null ? null : formatQuantity(shareCapitalMad * 1000, language, currency);
  const company = amount === null ? legalForm : `${isolate(legalForm)} ${capital} ${isolate(`${amount}\u00a0MAD`)}`;
  const registers = [
    { label: ids.ice, value: ice },
    { label: ids.if, value: ifNumber },
    { label: ids.rc, value: rc && [rc, rcTown].filter(Boolean).join(", ") },
    { label: ids.tp, value: tp },
    { label: ids.cnss, value: cnss },
  ];
  const numbers = registers.flatMap(({ label, value }) =>
    value ? [labelledText(language, label, value, isolate)] : [],
  );
  return [legalName, company, headOffice, ...numbers];
}

export function buyerLines({ buyer, language }: Parties, isolate = isolateIn(language)): string[] {
  const { legalName, contactName, address, country, ice } = buyer;
  const { attention, ids } = wordsOf(language);
  const lines = [legalName];
  if (contactName) lines.push(`${attention} ${isolate(contactName)}`);
  if (address) lines.push(address);
  lines.push(countryName(country, language));
  if (ice) lines.push(labelledText(language, country === HOME_COUNTRY ? ids.ice : ids.foreign, ice, isolate));
  return lines;
}

/** The seller's account without spaces: the RIB for a client in Morocco, IBAN and BIC for one abroad. */
export function accountOf({ seller, buyer }: Pick<BillingDocument, "seller" | "buyer">): {
  rib?: string;
  iban?: string;
  bic?: string;
} {
  const { rib, bic } = seller;
  const iban = buyer.country === HOME_COUNTRY ? null : ibanOf(rib);
  return iban ? { iban, ...(bic && { bic }) } : { rib };
}

/** The same numbers with their names, as banks print them. */
export function accountRows(
  parties: Pick<BillingDocument, "seller" | "buyer">,
  ribLabel: string,
): { label: string; value: string }[] {
  const { rib, iban, bic } = accountOf(parties);
  return [
    // Bank, town, account and key: '011 780 0000012345678901 23'.
    ...(rib
      ? [{ label: ribLabel, value: rib.replace(/^(\d{3})(\d{3})(\d{16})(\d{2})$/, "$1\u00a0$2\u00a0$3\u00a0$4") }]
      : []),
    ...(iban ? [{ label: "IBAN", value: iban.replace(/.{4}(?=.)/g, "$& ") }] : []),
    ...(bic ? [{ label: "BIC", value: bic }] : []),
  ];
}
