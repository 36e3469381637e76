import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { StarRating } from "~/ui/star-rating";
import { TextareaField } from "~/ui/textarea-field";
import { REFUSE, REVIEW } from "./intents";
import type { OwnReviewView } from "./view.server";

type ReviewFields = Record<"rating" | "position" | "content", string>;

/** A mark from one to five and the words; who speaks and of what is known. */
export function ReviewForm({ view: { words, marks, language } }: { view: OwnReviewView }) {
  const site = useRootData()?.site;
  const lastResult = useOwnResult(REVIEW);
  const constraint = { content: { required: true } };
  const [form, fields] = useForm<ReviewFields>({ id: REVIEW, lastResult, constraint });
  const { rating, position, content } = fields;
  return (
    <Form method="post" className="grid gap-6.5 max-w-[38rem]" {...getFormProps(form)}>
      <ErrorSummary
        title={words.summary}
        errors={fieldErrors([rating, content, position])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={REVIEW} />
      <StarRating
        legend={words.rating}
        id={rating.id}
        name={rating.name}
        {...(rating.initialValue !== undefined && { defaultValue: rating.initialValue })}
        error={rating.errors}
        markLabel={(value) => marks[value - 1] ?? String(value)}
      />
      <TextareaField
        label={words.content}
        hint={words.hint}
        {...withoutKey(getTextareaProps(content))}
        rows={6}
        dir="auto"
        error={content.errors}
      />
      <Field
        label={words.position}
        {...withoutKey(getInputProps(position, { type: "text" }))}
        autoComplete="organization-title"
        dir="auto"
        error={position.errors}
      />
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={useIsSubmitting(REVIEW)}
        pendingText={words.sending}
      >
        {words.send}
      </Button>
      <PrivacyNotice purpose="review" site={site} language={language} ofPage={language} />
    </Form>
  );
}

/** The button of somebody who does not want to be asked. */
export function RefusalForm({ view: { words } }: { view: OwnReviewView }) {
  const lastResult = useOwnResult(REFUSE);
  return (
    <Form method="post" className="mt-8 grid gap-3 justify-items-start">
      <ErrorSummary
        title={words.summary}
        errors={[]}
        formErrors={lastResult?.error?.[""] ?? []}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={REFUSE} />
      <Button variant="quiet" isPending={useIsSubmitting(REFUSE)} pendingText={words.refusing}>
        {words.refuse}
      </Button>
    </Form>
  );
}
