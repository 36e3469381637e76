import type { QuoteCopy } from "~/content/quote-page";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { mentionOf } from "~/features/billing/model/exemptions";
import type { BillingDocument, IssuedLine } from "~/features/billing/schema";
import type { OptionGroup } from "~/features/quotes/model/client-quote";
import { optionField, optionGroupsOf } from "~/features/quotes/model/client-quote";
import { formatBasisPoints, formatMoney, formatQuantity } from "~/lib/money/format-money";
import { Button } from "~/ui/button";
import { CHECKBOX_LOOK, RADIO_LOOK } from "~/ui/check-look";

/** The id of the form, by which options elsewhere in the document belong to it. */
export const DECISION_FORM = "accept";

type Printed = Pick<BillingDocument, "currency" | "language" | "exemptionTexts">;

/** An amount of a document, on one line and from left to right in any text. @param value in hundredths */
export function Amount({ value, document: { currency, language } }: { value: number; document: Printed }) {
  return (
    <bdi className="figures whitespace-nowrap" dir="ltr">
      {formatMoney(value, currency, language)}
    </bdi>
  );
}

export function LineList({ document }: { document: Printed & { lines: readonly IssuedLine[] } }) {
  const sections = new Map<string | null, IssuedLine[]>();
  for (const line of document.lines) sections.set(line.section, [...(sections.get(line.section) ?? []), line]);
  return (
    <div className="grid gap-8">
      {[...sections].map(([title, lines]) => (
        <div key={title ?? ""}>
          {title && (
            <h3 className="text-lg mb-1" dir="auto">
              {title}
            </h3>
          )}
          <ul>
            {lines.map((line) => (
              <li
                className="grid gap-x-6 gap-y-1 py-3 border-b border-b-line sm:grid-cols-[minmax(0,1fr)_auto]"
                key={line.id}
              >
                <LineText line={line} document={document} />
                <span className="sm:text-end font-[560]">
                  <Amount value={line.amount} document={document} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function LineText({ line, document }: { line: IssuedLine; document: Printed }) {
  const { currency, language } = document;
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
            mentionOf(document, exemption)
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

interface OptionFieldsProps {
  document: BillingDocument;
  words: QuoteCopy;
  chosen: readonly string[];
  /** Whether the client may still choose. */
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

function Group({ group, document, words, chosen, isOpen }: OptionFieldsProps & { group: OptionGroup }) {
  const { oneOf, anyOf } = wordsOf(document.language);
  const isOneOf = group.kind === "one_of";
  return (
    <fieldset className="min-w-0 border-0 p-0 m-0" disabled={!isOpen}>
      <legend className="p-0 mb-1 text-lg font-display font-[620] first-letter:uppercase">
        {group.group && (
          <>
            <bdi>{group.group}</bdi>,{" "}
          </>
        )}
        <span className="font-normal text-text-2">{isOneOf ? oneOf : anyOf}</span>
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
          <LineText line={line} document={document} />
          <span className="max-sm:col-start-2 sm:text-end font-[560]">
            + <Amount value={line.amount} document={document} />
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
            defaultChecked={!group.lines.some(({ id }) => chosen.includes(id))}
            form={DECISION_FORM}
          />
          {words.options.none}
        </label>
      )}
    </fieldset>
  );
}
