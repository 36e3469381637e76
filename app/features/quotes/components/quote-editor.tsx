import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Fragment, useEffect, useState } from "react";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import type { Edited, EditorReply, EditorValues, HeadValues, TypedTotals } from "~/features/quotes/model/editor";
import { EDITED, readEditor, typedTotals } from "~/features/quotes/model/editor";
import { STEP, STEPS } from "~/features/quotes/model/editor-steps";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { Form } from "~/ui/form";
import { FormFoot } from "~/ui/form-foot";
import { RichTextField } from "~/ui/rich-text-field";
import { SaveOver } from "~/ui/save-over";
import type { SelectGroup, SelectOption } from "~/ui/select-options";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";
import { fieldProps, LineFields, ScheduleFields } from "./line-fields";

export function QuoteEditor(props: {
  edited: Edited;
  here: string;
  /** As stored. */
  values: EditorValues;
  sums: TypedTotals;
  reply: EditorReply | undefined;
  currency: string;
  rates: readonly (SelectOption | SelectGroup)[];
  /** The fields above the lines. */
  head: (values: EditorValues["head"], errors: Record<string, string>) => ReactNode;
  /** Buttons beside 'Enregistrer'. */
  actions?: ReactNode;
}) {
  const { edited, here, values: stored, sums, reply, currency, rates, head, actions } = props;
  const guard = useUnsavedGuard(reply);
  const { values = stored, errors = {}, sentences = [] }: Partial<EditorReply> = reply ?? {};
  const [heading, ...others] = sentences;
  const [typed, setTyped] = useState<TypedTotals | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's sums count until something is typed
  useEffect(() => setTyped(null), [reply]);
  const liveSums = typed ?? reply?.sums ?? sums;
  const { lines } = values;
  const linesError = errors["quote-lines"];
  return (
    <Form
      method="post"
      action={here}
      {...guard}
      onInput={(event) => {
        guard.onInput();
        setTyped(typedTotals(readEditor(new FormData(event.currentTarget)).lines));
      }}
      className="grid gap-9"
      preventScrollReset
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        Enregistrer
      </button>
      <ErrorSummary
        errors={Object.entries(errors).map(([id, message]) => ({ id, message }))}
        {...(heading && { title: heading })}
        formErrors={others.length > 0 || !heading ? others : [heading]}
        focusKey={reply}
      />
      {reply?.newerVersion && <SaveOver version={reply.newerVersion} theirsTo={here} />}
      <input type="hidden" name="intent" value="quote" />
      <input type="hidden" name="version" value={values.head.version} />
      {head(values.head, errors)}
      <section aria-labelledby="lignes" className="grid gap-2">
        <h2 className="text-[1.5rem] leading-[1.2]" id="lignes" tabIndex={-1}>
          Lignes
        </h2>
        <div id="quote-lines" tabIndex={-1}>
          <FieldError id="quote-lines-error" error={linesError ? [linesError] : undefined} />
        </div>
        {lines.length === 0 && <p className="note">{EDITED[edited]} n’a pas encore de ligne.</p>}
        <ol className="grid">
          {lines.map((line, index) => (
            <LineFields
              key={line.id}
              line={line}
              index={index}
              errors={errors}
              rates={rates}
              here={here}
              count={lines.length}
              amount={liveSums.amounts[line.id] ?? null}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 pt-4 border-t border-t-line">
          <Button size="sm" name={STEP} value={STEPS.addLine} formAction={`${here}#lignes-fin`} formNoValidate>
            <Plus aria-hidden="true" />
            Ajouter une ligne
          </Button>
          <Button size="sm" variant="quiet" name={STEP} value={STEPS.total} formAction={`${here}#total`} formNoValidate>
            Mettre à jour le total
          </Button>
        </div>
        <span id="lignes-fin" />
        <TotalsPanel sums={liveSums} currency={currency} />
      </section>
      <ScheduleFields steps={values.steps} errors={errors} here={here} />
      <TermFields values={values.head} errors={errors} />
      <FormFoot>
        <Button variant="primary">Enregistrer</Button>
        {actions}
      </FormFoot>
    </Form>
  );
}

const TEXTS = [
  { name: "scope", title: "Périmètre", hint: "Ce que le devis comprend." },
  { name: "exclusions", title: "Exclusions", hint: "Ce qu’il ne comprend pas." },
  { name: "delays", title: "Délais", hint: "Quand quoi est livré, et ce que l’agence attend du client." },
] as const;

function TermFields({ values, errors }: { values: HeadValues; errors: Record<string, string> }) {
  const field = (name: keyof HeadValues) => fieldProps(`quote-${name}`, name, values[name], errors);
  return (
    <>
      <div className="field-trio max-w-184">
        <Field label="Délai de livraison" hint="En jours" isOptional {...field("delivery_days")} inputMode="numeric" />
        <Field label="Révisions comprises" hint="Nombre" isOptional {...field("revisions")} inputMode="numeric" />
        <Field label="Heure en plus" hint="Prix HT" isOptional {...field("hourly_price")} inputMode="decimal" />
      </div>
      <div className="grid gap-9 max-w-240">
        {TEXTS.map(({ name, title, hint }) => (
          <RichTextField key={name} title={title} hint={hint} {...field(name)} />
        ))}
      </div>
      <div className="max-w-184">
        <TextareaField
          label="Notes internes"
          hint={"Pour l’équipe\u202f: le client ne les voit pas."}
          isOptional
          {...field("notes")}
          rows={4}
        />
      </div>
    </>
  );
}

function TotalsPanel({ sums, currency }: { sums: TypedTotals; currency: string }) {
  const { totals, isPartial, hasOptions } = sums;
  const { net, taxes, gross } = totals;
  const rows: [string, number][] = [
    ["Total HT", net],
    ...taxes.map(({ rateBp, exemption, tax }): [string, number] => [
      exemption ? `TVA\u202f: ${EXEMPTIONS[exemption].label}` : `TVA ${formatBasisPoints(rateBp)}`,
      tax,
    ]),
    ["Total TTC", gross],
  ];
  return (
    <div className="grid gap-2 justify-items-end" id="total" role="status">
      <dl className="figures grid grid-cols-[auto_auto] gap-x-8 gap-y-1">
        {rows.map(([label, amount], index) => {
          const look = index === rows.length - 1 ? "font-[650] text-lg" : "";
          return (
            <Fragment key={label}>
              <dt className={look}>{label}</dt>
              <dd className={`text-end ${look}`}>{formatMoney(amount, currency)}</dd>
            </Fragment>
          );
        })}
      </dl>
      {isPartial && (
        <p className="note">{`Sans les lignes qui ne se lisent pas encore${hasOptions ? ", ni les options" : ""}.`}</p>
      )}
      {!isPartial && hasOptions && <p className="note">Sans les options.</p>}
    </div>
  );
}
