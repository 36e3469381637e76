import { useForm } from "@conform-to/react";
import type { QuoteCopy } from "~/content/quote-page";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { fieldErrors, useOwnResult } from "~/ui/form-state";
import { Honeypot } from "~/ui/honeypot";
import { TextareaField } from "~/ui/textarea-field";

interface AnswerFormsProps {
  words: QuoteCopy;
  /** Of the version that is shown. */
  quoteId: string;
  /** Where they are sent. */
  action: string;
}

/** What one may answer instead of accepting: each opens where it stands, and is open once it was refused. */
export function AnswerForms({ words, ...sent }: AnswerFormsProps) {
  const { change, refusal } = words;
  return (
    <div className="grid gap-x-(--gap) md:grid-cols-2 items-start print:hidden">
      <AnswerForm {...sent} intent="change" copy={change} summary={words.summary} isRequired />
      <AnswerForm {...sent} intent="refuse" copy={refusal} summary={words.summary} />
    </div>
  );
}

interface AnswerFormProps extends Omit<AnswerFormsProps, "words"> {
  intent: "change" | "refuse";
  copy: Pick<QuoteCopy["change"], "title" | "text" | "label" | "send">;
  summary: string;
  isRequired?: boolean;
}

function AnswerForm({ intent, copy, summary, isRequired = false, quoteId, action }: AnswerFormProps) {
  const lastResult = useOwnResult(intent);
  const [form, { text }] = useForm<{ text: string }>({
    id: intent,
    lastResult,
    constraint: { text: { required: isRequired, maxLength: 3000 } },
  });
  return (
    <details className="border-t border-t-line open:pb-8" open={lastResult !== undefined}>
      <summary className="flex items-center min-h-13 font-[560] underline underline-offset-4 decoration-1">
        {copy.title}
      </summary>
      <p className="mb-5 text-text-2 max-w-[60ch]">{copy.text}</p>
      <Form method="post" action={action} id={form.id} className="stack-fields">
        <ErrorSummary title={summary} errors={fieldErrors([text])} formErrors={form.errors} focusKey={lastResult} />
        <input type="hidden" name="quote" value={quoteId} />
        <input type="hidden" name="intent" value={intent} />
        <Honeypot />
        <TextareaField label={copy.label} field={text} rows={4} dir="auto" />
        <div>
          <Button variant={intent === "change" ? "secondary" : "danger"} size="sm">
            {copy.send}
          </Button>
        </div>
      </Form>
    </details>
  );
}
