import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { SubjectValues } from "~/features/generation/schema/forms";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { SubjectFields } from "./subject-fields";

interface FiveFormProps {
  subjects: SubjectValues[];
  /** Sent twice with one stamp, the form starts one generation. */
  stamp: string;
  /** Whether there is a key to write with. */
  isReady: boolean;
}

/** Five subjects to look over before they are written about. */
export function FiveForm({ subjects, stamp, isReady }: FiveFormProps) {
  const lastResult = useOwnResult("five");
  const isSending = useIsSubmitting("five");
  const [form, fields] = useForm<{ subjects: SubjectValues[] }>({
    id: "five",
    lastResult,
    defaultValue: { subjects },
  });
  const list = fields.subjects.getFieldList();
  const shown = list.flatMap((subject) => {
    const { title, primary_keyword, location, word_count, content_angle } = subject.getFieldset();
    return [title, primary_keyword, location, word_count, content_angle];
  });
  return (
    <Form method="post" {...getFormProps(form)} className="*:min-w-0 grid gap-7">
      <ErrorSummary errors={fieldErrors(shown)} formErrors={form.errors} focusKey={lastResult} />
      <input type="hidden" name="intent" value="five" />
      <input type="hidden" name="stamp" value={stamp} />
      <ol className="five-list grid border-b border-b-line">
        {list.map((subject, index) => (
          <li className="min-w-0 py-6 border-t border-t-line first:pt-0 first:border-t-0" key={subject.key}>
            <SubjectFields field={subject} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className="form-actions">
        <Button variant="primary" isPending={isSending} pendingText="Lancement..." disabled={!isReady}>
          Générer les cinq articles
        </Button>
        <p className="field-hint">Comptez 10 à 15 secondes par article. Rien n’est publié sans relecture.</p>
      </div>
    </Form>
  );
}
