import type { DocumentLine } from "~/features/billing/schema";
import { formatBasisPoints } from "~/lib/money/format-money";
import type { Currency } from "./content";
import { formatDocumentDay } from "./days";
import { HOME_COUNTRY } from "./document";

/** Sentences about VAT that does not fit the day, the client or the issuer of a document. */
export function vatObstacles(
  lines: readonly Pick<DocumentLine, "vatRateBp" | "exemption">[],
  context: {
    /** The rates of `day`, in basis points. */
    rates: readonly number[];
    day: string;
    isSellerExempt: boolean;
    currency: Currency;
    /** Of the client, ISO 3166-1; null while it is unknown. */
    country: string | null;
  },
): string[] {
  const { rates, day, isSellerExempt, currency, country } = context;
  const taxed = lines.filter(({ exemption }) => exemption === null);
  const has = (name: string) => lines.some(({ exemption }) => exemption === name);
  const old = taxed.find(({ vatRateBp }) => !rates.includes(vatRateBp));
  const sentences = [
    isSellerExempt &&
      taxed.length > 0 &&
      "Un auto-entrepreneur ne facture pas de TVA\u202f: choisissez l’exonération de chaque ligne",
    !isSellerExempt &&
      old &&
      `Le taux de ${formatBasisPoints(old.vatRateBp)} n’est pas facturé le ${formatDocumentDay(day, "fr")}`,
    has("export") &&
      country === HOME_COUNTRY &&
      "L’exportation de services ne vaut que pour un client établi hors du Maroc\u202f: choisissez un taux de TVA",
    has("export") &&
      currency === "MAD" &&
      country !== HOME_COUNTRY &&
      "L’exportation de services se facture et se paie en devise\u202f: choisissez l’euro ou le riyal, ou un taux de TVA",
    has("auto_entrepreneur") &&
      !isSellerExempt &&
      "L’agence est assujettie à la TVA\u202f: l’exonération des auto-entrepreneurs ne vaut pas pour elle",
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}
