import { getFormProps, useForm } from "@conform-to/react";
import { MESSAGE_MAX_LENGTH } from "~/features/projects/messages/model";
import { isLanguage, localeOf } from "~/site/language";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useLastSent, useOwnResult } from "~/ui/form-state";
import { ProgressLine } from "~/ui/progress-line";
import { TextareaField } from "~/ui/textarea-field";
import type { UploadFailure } from "~/ui/use-upload";
import { useUpload } from "~/ui/use-upload";

/** The form that adds a message. */
export const MESSAGE = "message";

type Words = Record<
  "label" | "hint" | "send" | "sending" | "summary" | "filesLabel" | "filesHint" | "uploading" | "stop" | UploadFailure,
  string
>;

interface MessageFormProps {
  words: Words;
  /** The last message of one's own. */
  lastOwnId: string | null;
}

/** Writes to the other side of a thread. */
export function MessageForm({ words, lastOwnId }: MessageFormProps) {
  return <FormOfOne key={useLastSent(MESSAGE, lastOwnId)} words={words} />;
}

function FormOfOne({ words }: Pick<MessageFormProps, "words">) {
  const { share, reply, failure, onSubmit, stop } = useUpload();
  const answered = useOwnResult(MESSAGE);
  const lastResult = reply?.lastResult ?? answered;
  const isSubmitting = useIsSubmitting(MESSAGE);
  const [form, { text }] = useForm<{ text: string }>({
    id: MESSAGE,
    lastResult,
    constraint: { text: { maxLength: MESSAGE_MAX_LENGTH } },
  });
  const fileErrors = lastResult?.error?.files ?? undefined;
  const formErrors = failure ? [words[failure]] : form.errors;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-4 mt-8"
      {...getFormProps(form)}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        errors={fieldErrors([text, { id: "message-files", errors: fileErrors }])}
        formErrors={formErrors}
        title={words.summary}
        focusKey={failure ?? lastResult}
      />
      <input type="hidden" name="intent" value={MESSAGE} />
      <TextareaField label={words.label} hint={words.hint} rows={5} dir="auto" field={text} />
      <Field
        label={words.filesLabel}
        hint={words.filesHint}
        id="message-files"
        name="files"
        type="file"
        multiple
        error={fileErrors}
      />
      {share !== null && <Progress share={share} words={words} onStop={stop} />}
      <div>
        <Button variant="primary" isPending={isSubmitting || share !== null} pendingText={words.sending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}

/** How much of the files has gone. Only scripts know, so that the page is there and its language known. */
function Progress({ share, words, onStop }: { share: number; words: Words; onStop: () => void }) {
  const { lang } = document.documentElement;
  const locale = localeOf(isLanguage(lang) ? lang : "fr");
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  return (
    <div className="grid gap-2" id="upload-progress">
      <p className="flex flex-wrap items-center justify-between gap-x-4 max-w-120 text-sm text-text-2 tabular-nums">
        <span>
          {words.uploading} <bdi>{percent}</bdi>
        </span>
        <Button type="button" size="sm" onClick={onStop}>
          {words.stop}
        </Button>
      </p>
      <ProgressLine value={share} max={1} label={words.uploading} />
    </div>
  );
}
