import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { QuoteCopy } from "~/content/quote-page";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useOwnResult } from "~/ui/form-state";
import { Honeypot } from "~/ui/honeypot";

interface Values extends Record<string, unknown> {
  signer_name: string;
  signer_role: string;
  accept_terms: string;
}

/** The id of the form, by which options elsewhere in the document belong to it. */
export const DECISION_FORM = "accept";

interface DecisionFormProps {
  words: QuoteCopy;
  /** Of the version that is shown. */
  quoteId: string;
  /** Where it is sent. */
  action: string;
  /** The total as it is shown now, in hundredths. */
  total: number;
}

/** The name, the function and the box, after everything that they are about. */
export function DecisionForm({ words, quoteId, action, total }: DecisionFormProps) {
  const { decision } = words;
  const lastResult = useOwnResult(DECISION_FORM);
  const [form, { signer_name, signer_role, accept_terms }] = useForm<Values>({
    id: DECISION_FORM,
    lastResult,
    constraint: { signer_name: { required: true, maxLength: 100 }, accept_terms: { required: true } },
  });
  return (
    <Section id="decision-title" title={decision.title} lead={decision.lead}>
      <Form method="post" action={action} id={form.id} className="stack-fields max-w-160">
        <ErrorSummary
          title={words.summary}
          errors={fieldErrors([signer_name, signer_role, accept_terms])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="quote" value={quoteId} />
        <input type="hidden" name="shown_total" value={total} data-live="shown-total" />
        <Honeypot />
        <div className="field-pair md:grid-cols-2">
          <Field label={decision.name} field={signer_name} autoComplete="name" dir="auto" />
          <Field label={decision.role} field={signer_role} autoComplete="organization-title" dir="auto" />
        </div>
        <CheckboxField label={decision.terms} field={accept_terms} />
        <p className="note">{decision.evidence}</p>
        <div className="btn-row">
          <Button name="intent" value="accept" variant="primary">
            {decision.accept}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

function Section({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="pt-10 pb-4 border-t-2 border-t-line-strong print:hidden" aria-labelledby={id}>
      <h2 className="text-3xl mb-3" id={id}>
        {title}
      </h2>
      {lead && <p className="mb-8 text-text-2 max-w-[60ch]">{lead}</p>}
      {children}
    </section>
  );
}
