import type { BillingDocument } from "~/features/billing/model/document";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import { formatQuantity } from "~/lib/money/format-money";
import { isolated } from "~/lib/text/isolated";
import type { Language } from "~/site/language";
import { countryName, wordsOf } from "./words/words-of";

/** Keeps a value's own direction within a sentence of another. */
type Isolate = (text: string) => string;

/** How pages keep it: without marks where no sentence has another direction, so that what is copied holds none. */
export function isolateIn(language: Language): Isolate {
  return language === "ar" ? isolated : (text) => text;
}

type Parties = Pick<BillingDocument, "seller" | "buyer" | "language" | "currency">;

/** A label and what it says, on one line where it fits; French sets a narrow space before the colon. */
export function labelledText(language: Language, label: string, value: string, isolate = isolateIn(language)): string {
  return `${label}${language === "fr" ? "\u202f" : ""}:\u00a0${isolate(value)}`;
}

/** Everything that a document says of its issuer, his name first. */
export function sellerLines(document: Parties, isolate = isolateIn(document.language)): string[] {
  const { legalName, headOffice } = document.seller;
  return [legalName, companyText(document, isolate), headOffice, ...registers(document, isolate)];
}

function companyText({ seller, language, currency }: Parties, isolate: Isolate): string {
  const { legalForm, shareCapitalMad } = seller;
  if (shareCapitalMad === null) return legalForm;
  const capital = `${formatQuantity(shareCapitalMad * 1000, language, currency)}\u00a0MAD`;
  return `${isolate(legalForm)} ${wordsOf(language).capital} ${isolate(capital)}`;
}

/** The numbers under which the seller is registered (CGI art. 145-III and VIII). */
function registers({ seller, language }: Parties, isolate: Isolate): string[] {
  const { ice, ifNumber, rc, rcTown, tp, cnss } = seller;
  const { ids } = wordsOf(language);
  const lines = [
    { label: ids.ice, value: ice },
    { label: ids.if, value: ifNumber },
    { label: ids.rc, value: rc && [rc, rcTown].filter(Boolean).join(", ") },
    { label: ids.tp, value: tp },
    { label: ids.cnss, value: cnss },
  ];
  return lines.flatMap(({ label, value }) => (value ? [labelledText(language, label, value, isolate)] : []));
}

/** Everything that a document says of its client, his name first. */
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
