import type { Currency } from "~/features/billing/model/content";
import type { TaxGroup, Totals } from "~/features/billing/model/totals";
import { sumOf } from "~/features/billing/model/totals";
import type { DocumentLine } from "~/features/billing/schema";
import { formatBasisPoints } from "~/lib/money/format-money";
import type { Language } from "~/site/language";

const WORDS: Record<
  Language,
  {
    deposit: (share: string, quote: string) => string;
    progress: (step: string, share: string, quote: string) => string;
    balance: (quote: string) => string;
    credit: (invoice: string) => string;
    unit: string;
  }
> = {
  fr: {
    deposit: (share, quote) => `Acompte de ${share} sur le devis ${quote}`,
    progress: (step, share, quote) => `${step}\u202f: ${share} du devis ${quote}`,
    balance: (quote) => `Solde du devis ${quote}`,
    credit: (invoice) => `Avoir sur la facture ${invoice}`,
    unit: "forfait",
  },
  es: {
    deposit: (share, quote) => `Anticipo del ${share} del presupuesto ${quote}`,
    progress: (step, share, quote) => `${step}: ${share} del presupuesto ${quote}`,
    balance: (quote) => `Saldo del presupuesto ${quote}`,
    credit: (invoice) => `Abono de la factura ${invoice}`,
    unit: "precio fijo",
  },
  ar: {
    deposit: (share, quote) => `دفعة مقدمة بنسبة ${share} من عرض السعر ${quote}`,
    progress: (step, share, quote) => `${step}: ${share} من عرض السعر ${quote}`,
    balance: (quote) => `رصيد عرض السعر ${quote}`,
    credit: (invoice) => `إشعار دائن بخصوص الفاتورة ${invoice}`,
    unit: "جزافي",
  },
};

export function stepDesignation(
  { kind, title, shareBp }: { kind: "deposit" | "progress"; title: string; shareBp: number },
  { number: quote, language, currency }: { number: string; language: Language; currency: Currency },
): string {
  const share = formatBasisPoints(shareBp, language, currency);
  const words = WORDS[language];
  return kind === "deposit" ? words.deposit(share, quote) : words.progress(title, share, quote);
}

export function balanceTitle(quote: string, language: Language): string {
  return WORDS[language].balance(quote);
}

export function creditTitle(invoice: string, language: Language): string {
  return WORDS[language].credit(invoice);
}

export function lumpSumUnit(language: Language): string {
  return WORDS[language].unit;
}

export const CREDIT_NOTHING = "Il ne reste rien à annuler sur cette facture";

/**
 * The sums of a part of a whole: of a credit note of an invoice, or of a deposit or step of a quote. The last part on a
 * rate takes the rest of its tax, so that all parts add up to the whole to the centime.
 * @returns null when it takes more of a rate than is left
 */
export function partTotals(asked: Totals, remaining: readonly TaxGroup[]): Totals | null {
  const taxes: TaxGroup[] = [];
  for (const part of asked.taxes) {
    const left = remaining.find(({ rateBp, exemption }) => rateBp === part.rateBp && exemption === part.exemption);
    if (!left || part.base > left.base || part.base <= 0) return null;
    taxes.push({ ...part, tax: part.base === left.base ? left.tax : Math.min(part.tax, left.tax) });
  }
  return taxes.length > 0 ? sumOf(taxes) : null;
}

export function linesByRate(taxes: readonly TaxGroup[], designation: string, unit: string): DocumentLine[] {
  return taxes
    .filter(({ base }) => base > 0)
    .map(({ rateBp, exemption, base }) => ({
      id: crypto.randomUUID(),
      section: null,
      designation,
      description: null,
      quantity: 1000,
      unit,
      unitPrice: base,
      discountBp: 0,
      vatRateBp: rateBp,
      exemption,
    }));
}
