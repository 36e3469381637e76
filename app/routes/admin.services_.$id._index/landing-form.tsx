import { Form } from "@remix-run/react";
import { SAVE_LANDING } from "~/features/services/landing-schema";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { RichTextField } from "~/ui/rich-text-field";

/** What the service's page says in its own words, between what it includes and its examples. */
export function LandingForm({ content }: { content: string }) {
  const lastResult = useOwnResult(SAVE_LANDING);
  const isSending = useIsSubmitting(SAVE_LANDING);
  const errors = lastResult?.error?.content ?? undefined;
  const typed = lastResult?.initialValue?.content;
  return (
    <Form method="post" className="landing-form" preventScrollReset>
      <ErrorSummary errors={fieldErrors([{ id: "landing", errors }])} focusKey={lastResult} />
      <input type="hidden" name="intent" value={SAVE_LANDING} />
      <RichTextField
        title="Section Landing Personnalisée"
        hint="Affichée sur la page du service, après ce qu’il comprend."
        id="landing"
        name="content"
        defaultValue={typeof typed === "string" ? typed : content}
        error={errors}
      />
      <div className="form-foot">
        <Button variant="primary" isPending={isSending} pendingText="Enregistrement…">
          Sauvegarder
        </Button>
      </div>
    </Form>
  );
}
