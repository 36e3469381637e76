import type { QuoteCopy } from "~/content/quote-page/quote-copy";
import type { Currency } from "~/features/billing/model/content";
import type { BillingDocument, IssuedLine } from "~/features/billing/model/document";
import type { ExemptionTexts } from "~/features/billing/model/exemptions";
import { mentionOf } from "~/features/billing/model/exemptions";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import type { OptionGroup } from "~/features/quotes/model/choice";
import { optionField, optionGroupsOf } from "~/features/quotes/model/choice";
import { formatBasisPoints, formatMoney, formatQuantity } from "~/lib/money/format-money";
import type { Language } from "~/site/language";
import { Button } from "~/ui/button";
import { CHECKBOX_LOOK, RADIO_LOOK } from "~/ui/check-look";
import { DECISION_FORM } from "./decision-form";

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

interface OptionFieldsProps {
  document: BillingDocument;
  words: QuoteCopy;
  chosen: readonly string[];
  /** Whether the quote is still to be decided: else the options are read alone. */
  isOpen: boolean;
}

/** The options, which belong to the form at the end of the page: one of a group, or any of it. */
export function OptionFields({ document, words, chosen, isOpen }: OptionFieldsProps) {
  const groups = optionGroupsOf(document);
  if (groups.length === 0) return null;
  const { title, lead, update } = words.options;
  return (
    <section className="pt-10" aria-labelledby="options-title">
      <h2 className="text-2xl mb-2" id="options-title">
        {title}
      </h2>
      <p className="mb-5 text-text-2">{lead}</p>
      <div className="grid gap-8">
        {groups.map((group) => (
          <Group
            key={`${group.kind} ${group.group}`}
            group={group}
            document={document}
            words={words}
            chosen={chosen}
            isOpen={isOpen}
          />
        ))}
      </div>
      {isOpen && (
        <p className="mt-5 print:hidden" data-update>
          <Button form={DECISION_FORM} name="intent" value="total" formNoValidate size="sm">
            {update}
          </Button>
        </p>
      )}
    </section>
  );
}

type GroupProps = OptionFieldsProps & { group: OptionGroup };

function Group({ group, document, words, chosen, isOpen }: GroupProps) {
  const { oneOf, anyOf } = wordsOf(document.language);
  const kind = group.kind === "one_of" ? oneOf : anyOf;
  const isOneOf = group.kind === "one_of";
  const hasChosen = group.lines.some(({ id }) => chosen.includes(id));
  return (
    <fieldset className="min-w-0 border-0 p-0 m-0" disabled={!isOpen}>
      <legend className="p-0 mb-1 text-lg font-display font-[620] first-letter:uppercase">
        {group.group && (
          <>
            <bdi>{group.group}</bdi>,{" "}
          </>
        )}
        <span className="font-normal text-text-2">{kind}</span>
      </legend>
      {group.lines.map((line) => (
        <label
          className="grid gap-x-4 gap-y-1 py-3 border-b border-b-line grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          key={line.id}
        >
          <input
            className={isOneOf ? RADIO_LOOK : CHECKBOX_LOOK}
            type={isOneOf ? "radio" : "checkbox"}
            name={optionField(group, line)}
            value={isOneOf ? line.id : "on"}
            defaultChecked={chosen.includes(line.id)}
            form={DECISION_FORM}
          />
          <LineText
            line={line}
            currency={document.currency}
            language={document.language}
            exemptionTexts={document.exemptionTexts}
          />
          <span className="max-sm:col-start-2 sm:text-end font-[560]">
            + <Amount value={line.amount} currency={document.currency} language={document.language} />
          </span>
        </label>
      ))}
      {isOneOf && (
        <label className="grid gap-x-4 py-3 border-b border-b-line grid-cols-[auto_minmax(0,1fr)]">
          <input
            className={RADIO_LOOK}
            type="radio"
            name={optionField(group, group.lines[0] ?? { id: "" })}
            value=""
            defaultChecked={!hasChosen}
            form={DECISION_FORM}
          />
          {words.options.none}
        </label>
      )}
    </fieldset>
  );
}
