import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { MESSAGE_MAX_LENGTH } from "~/features/project-messages/model";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";

/** The form that adds a message. */
export const MESSAGE = "message";

interface MessageFormProps {
  words: Record<"label" | "hint" | "send" | "sending" | "summary" | "filesLabel" | "filesHint", string>;
  /** The last message of one's own: with a new one the form is empty again, and not with one of the other side. */
  lastOwnId: string | null;
}

/** Writes to the other side of a thread. */
export function MessageForm({ words, lastOwnId }: MessageFormProps) {
  return <FormOfOne key={lastOwnId} words={words} />;
}

function FormOfOne({ words }: Pick<MessageFormProps, "words">) {
  const lastResult = useOwnResult(MESSAGE);
  const [form, { text }] = useForm<{ text: string }>({
    id: MESSAGE,
    lastResult,
    constraint: { text: { maxLength: MESSAGE_MAX_LENGTH } },
  });
  const fileErrors = lastResult?.error?.files ?? undefined;
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4 mt-8" {...getFormProps(form)}>
      <ErrorSummary
        errors={fieldErrors([text, { id: "message-files", errors: fileErrors }])}
        formErrors={form.errors}
        title={words.summary}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={MESSAGE} />
      <TextareaField
        label={words.label}
        hint={words.hint}
        rows={5}
        dir="auto"
        {...withoutKey(getTextareaProps(text))}
        error={text.errors}
      />
      <Field
        label={words.filesLabel}
        hint={words.filesHint}
        isOptional
        id="message-files"
        name="files"
        type="file"
        multiple
        error={fileErrors}
      />
      <div>
        <Button variant="primary" isPending={useIsSubmitting(MESSAGE)} pendingText={words.sending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
