import type { Currency } from "~/features/billing/model/content";
import { formatMoney } from "~/lib/money/format-money";
import type { Language } from "~/site/language";

interface AmountProps {
  /** In hundredths. */
  value: number;
  currency: Currency;
  language: Language;
}

/** An amount with its currency, on one line and from left to right in any text. */
export function Amount({ value, currency, language }: AmountProps) {
  return (
    <bdi className="figures whitespace-nowrap" dir="ltr">
      {formatMoney(value, currency, language)}
    </bdi>
  );
}
