import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { correctInquiry } from "~/features/personal-data/commands/inquiry.server";
import { INQUIRY_CORRECTED } from "~/features/personal-data/model";
import { officeCorrectionSchema } from "~/features/personal-data/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Corrects who sent an inquiry; where it was changed meanwhile, the form comes back and then saves over that. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    correction: {
      schema: officeCorrectionSchema,
      run: async (correction, { actor, params, request }) => {
        await correctInquiry(actor, params.id, correction);
        return redirectWithSuccess(`/admin/inquiries/${params.id}${new URL(request.url).search}`, INQUIRY_CORRECTED);
      },
    },
  },
});
