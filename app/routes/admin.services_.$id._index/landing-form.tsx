import { Form, useActionData } from "@remix-run/react";
import { useRef } from "react";
import { PICTURES_ADDRESS } from "~/features/media/model";
import { SAVE_LANDING } from "~/features/services/schema/landing-content";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import type { FormReply } from "~/lib/forms/form-reply";
import { PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FormFoot } from "~/ui/form-foot";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import type { RichTextHandle } from "~/ui/rich-text-editor.client";
import { RichTextField } from "~/ui/rich-text-field";
import { SaveOver } from "~/ui/save-over";
import { TextPicture } from "~/ui/text-picture";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

interface LandingFormProps {
  id: string;
  landing: { content: string; version: number | string };
  /** Which kept text stands in it. */
  kept: string | null;
}

const NAMES = { file: PICTURE_FIELDS.file, alt: "image_alt" };

/** What the service's page says in its own words, between what it includes and its examples. */
export function LandingForm({ id, landing, kept }: LandingFormProps) {
  const answer = useActionData() as FormReply | undefined;
  const lastResult = useOwnResult(SAVE_LANDING);
  const isSending = useIsSubmitting(SAVE_LANDING);
  const guard = useUnsavedGuard(lastResult);
  const editor = useRef<RichTextHandle>(null);
  const errors = lastResult?.error?.content ?? undefined;
  const pictureErrors = lastResult?.error?.[PICTURE_FIELDS.file] ?? undefined;
  const [heading, ...sentences] = lastResult?.error?.[""] ?? [];
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-5 pt-5" preventScrollReset {...guard}>
      <ErrorSummary
        errors={fieldErrors([
          { id: "landing", errors },
          { id: "landing-picture", errors: pictureErrors },
        ])}
        title={heading}
        formErrors={sentences}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={SAVE_LANDING} />
      {kept && <input type="hidden" name={DRAFT_FIELD} value={kept} />}
      <input type="hidden" name="version" value={sentText(lastResult, "version", String(landing.version))} />
      <RichTextField
        title="Section Landing Personnalisée"
        hint="Affichée sur la page du service, après ce qu’il comprend."
        id="landing"
        name="content"
        defaultValue={sentText(lastResult, "content", landing.content)}
        error={errors}
        handle={editor}
      />
      <TextPicture
        id="landing-picture"
        sendTo={PICTURES_ADDRESS}
        names={NAMES}
        error={pictureErrors}
        typedAlt={sentText(lastResult, "image_alt", "")}
        insert={(picture) => editor.current?.insert(picture)}
      />
      {answer?.newerVersion && <SaveOver version={answer.newerVersion} theirsTo={`/admin/services/${id}`} />}
      <FormFoot>
        <Button variant="primary" isPending={isSending} pendingText="Enregistrement…">
          Sauvegarder
        </Button>
      </FormFoot>
    </Form>
  );
}
