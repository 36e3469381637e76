import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { NO_PICTURE, PICTURES_ADDRESS } from "~/features/media/model";
import { takePicture } from "~/features/media/take-picture.server";
import { getLandingContent } from "~/features/services/queries.server";
import { landingSchema, SAVE_LANDING, serviceIdSchema } from "~/features/services/schema";
import { updateLandingContent } from "~/features/services/write.server";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import type { FormReply } from "~/lib/forms/form-reply";
import { ADD_PICTURE, PICTURE_FIELDS, PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { pictureHtml } from "~/lib/html/picture-html";
import { oneLine } from "~/lib/text/clean-text";
import { formAction } from "~/server/forms/form-action.server";
import { openFormDrafts } from "~/server/forms/form-drafts.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin, requireAdminSavingDraft } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { toFormDrafts } from "~/site/draft-offers";
import type { RouteHandle } from "~/site/route-handle";
import { Button } from "~/ui/button";
import { DraftOffers } from "~/ui/draft-offers";
import { ErrorSummary } from "~/ui/error-summary";
import { FormFoot } from "~/ui/form-foot";
import { fieldErrors, sentField, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import type { RichTextHandle } from "~/ui/rich-text-editor.client";
import { RichTextField } from "~/ui/rich-text-field";
import { SaveOver } from "~/ui/save-over";
import { TextPicture } from "~/ui/text-picture";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

/** Keeps the picture that was chosen beside the text, and puts it at the end of what was typed. */
async function addPicture(sent: FormData, actor: User) {
  sent.delete(PICTURE_FIELDS.url);
  const { form, error } = await takePicture(sent, actor);
  const src = String(form.get(PICTURE_FIELDS.url) ?? "");
  if (!src) return { form, isStep: true, refused: { [PICTURE_FIELDS.file]: [error ?? NO_PICTURE] } };
  const alt = oneLine(String(form.get("image_alt") ?? ""));
  form.set("content", String(form.get("content") ?? "") + pictureHtml({ src, alt }));
  form.delete("image_alt");
  return { form, isStep: true };
}

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params, "no-service");
  const { resumed, offers } = await openFormDrafts(request);
  const text = (name: string) => String(resumed?.form.get(name) ?? "");
  const landing = resumed ? { content: text("content"), version: text("version") } : await getLandingContent(id);
  return { id, landing, resumed: resumed?.key ?? null, offers: toFormDrafts(offers) };
}

export const action = formAction({
  guard: (request, context) => requireAdminSavingDraft(request, context),
  params: serviceIdSchema,
  notFoundReason: "no-service",
  keepsDraft: true,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    [SAVE_LANDING]: {
      schema: landingSchema,
      beside: ["image_alt"],
      prepare: async (form, { actor }) => (form.get("step") === ADD_PICTURE ? addPicture(form, actor) : { form }),
      run: (landing, { actor, params }) => updateLandingContent(actor, params.id, landing),
      done: ({ params }) => redirectWithSuccess(`/admin/services/${params.id}`, "Contenu sauvegardé"),
    },
  },
});

export default function Landing() {
  const { id, landing, resumed, offers } = useLoaderData<typeof loader>();
  return (
    <>
      <DraftOffers
        resumed={resumed}
        offers={offers}
        resumeTo={(key) => `/admin/services/${id}?${DRAFT_FIELD}=${key}`}
        intent={DISCARD_DRAFT}
      />
      <LandingForm key={`${id} ${resumed}`} id={id} landing={landing} kept={resumed} />
    </>
  );
}

interface LandingFormProps {
  id: string;
  landing: { content: string; version: number | string };
  /** Which kept text stands in it. */
  kept: string | null;
}

const NAMES = { file: PICTURE_FIELDS.file, alt: "image_alt" };

/** What the service's page says in its own words, between what it includes and its examples. */
function LandingForm({ id, landing, kept }: LandingFormProps) {
  const answer = useActionData() as FormReply | undefined;
  const lastResult = useOwnResult(SAVE_LANDING);
  const isSending = useIsSubmitting(SAVE_LANDING);
  const guard = useUnsavedGuard(lastResult);
  const editor = useRef<RichTextHandle>(null);
  const content = sentField(lastResult, { id: "landing", name: "content", stored: landing.content });
  const pictureErrors = lastResult?.error?.[PICTURE_FIELDS.file] ?? undefined;
  const [heading, ...sentences] = lastResult?.error?.[""] ?? [];
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-5 pt-5" preventScrollReset {...guard}>
      <ErrorSummary
        errors={fieldErrors([content, { id: "landing-picture", errors: pictureErrors }])}
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
        {...content}
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
