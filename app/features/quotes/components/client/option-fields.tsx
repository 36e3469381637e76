import type { QuoteCopy } from "~/content/quote-page/quote-words";
import type { BillingDocument } from "~/features/billing/model/document";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import type { OptionGroup } from "~/features/quotes/model/choice";
import { optionField, optionGroupsOf } from "~/features/quotes/model/choice";
import { Button } from "~/ui/button";
import { CHECKBOX_LOOK, RADIO_LOOK } from "~/ui/check-look";
import { Amount } from "./amount";
import { DECISION_FORM } from "./decision-form";
import { LineText } from "./line-list";

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
