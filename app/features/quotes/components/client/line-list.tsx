import type { Currency } from "~/features/billing/model/content";
import type { IssuedLine } from "~/features/billing/model/document";
import type { ExemptionTexts } from "~/features/billing/model/exemptions";
import { mentionOf } from "~/features/billing/model/exemptions";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import { formatBasisPoints, formatMoney, formatQuantity } from "~/lib/money/format-money";
import type { Language } from "~/site/language";
import { Amount } from "./amount";

interface Written {
  exemptionTexts?: ExemptionTexts | undefined;
  currency: Currency;
  language: Language;
}

/** The lines that count in any case, each section below its title. */
export function LineList({ lines, ...written }: Written & { lines: readonly IssuedLine[] }) {
  return (
    <div className="grid gap-8">
      {sectionsOf(lines).map(({ title, lines: own }) => (
        <div key={title ?? ""}>
          {title && (
            <h3 className="text-lg mb-1" dir="auto">
              {title}
            </h3>
          )}
          <ul>
            {own.map((line) => (
              <li
                className="grid gap-x-6 gap-y-1 py-3 border-b border-b-line sm:grid-cols-[minmax(0,1fr)_auto]"
                key={line.id}
              >
                <LineText line={line} {...written} />
                <span className="sm:text-end font-[560]">
                  <Amount value={line.amount} currency={written.currency} language={written.language} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What a line is, and by what its amount is made. */
export function LineText({ line, currency, language, exemptionTexts }: Written & { line: IssuedLine }) {
  const { designation, description, quantity, unit, unitPrice, discountBp, vatRateBp, exemption } = line;
  const { discount, vat } = wordsOf(language).columns;
  const price = formatMoney(unitPrice, currency, language);
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="block font-[560]" dir="auto">
        {designation}
      </span>
      {description && (
        <span className="block text-text-2 whitespace-pre-line" dir="auto">
          {description}
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 text-sm text-text-3">
        <span>
          <bdi dir="ltr">{formatQuantity(quantity, language, currency)}</bdi> <bdi>{unit}</bdi> ×{" "}
          <bdi dir="ltr">{price}</bdi>
        </span>
        {discountBp > 0 && (
          <span>
            {discount} <bdi dir="ltr">{formatBasisPoints(discountBp, language, currency)}</bdi>
          </span>
        )}
        <span>
          {exemption ? (
            mentionOf({ language, exemptionTexts }, exemption)
          ) : (
            <>
              {vat} <bdi dir="ltr">{formatBasisPoints(vatRateBp, language, currency)}</bdi>
            </>
          )}
        </span>
      </span>
    </span>
  );
}

interface Section {
  title: string | null;
  lines: IssuedLine[];
}

/** In the order in which each first appears. */
function sectionsOf(lines: readonly IssuedLine[]): Section[] {
  const sections = new Map<string | null, Section>();
  for (const line of lines) {
    const known = sections.get(line.section);
    if (known) known.lines.push(line);
    else sections.set(line.section, { title: line.section, lines: [line] });
  }
  return [...sections.values()];
}
