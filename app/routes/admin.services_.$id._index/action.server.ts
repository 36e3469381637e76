import { takePicture } from "~/features/media/commands/take-picture.server";
import { NO_PICTURE } from "~/features/media/schema";
import { updateLandingContent } from "~/features/services/commands/landing-content.server";
import { LANDING_SAVED } from "~/features/services/model/messages";
import { landingSchema, SAVE_LANDING } from "~/features/services/schema/landing-content";
import { serviceIdSchema } from "~/features/services/schema/service";
import { ADD_PICTURE, PICTURE_FIELDS, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { pictureHtml } from "~/lib/html/picture-html";
import { oneLine } from "~/lib/text/clean-text";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdminSavingDraft } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Saves a service's own section, or adds a picture to what is typed of it. */
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
      run: async (landing, { actor, params }) => {
        await updateLandingContent(actor, params.id, landing);
        return redirectWithSuccess(`/admin/services/${params.id}`, LANDING_SAVED);
      },
    },
  },
});

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
