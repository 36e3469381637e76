import { convertInquiry } from "~/features/inquiries/commands/convert-inquiry.server";
import { ALREADY_CONVERTED, INQUIRY_CONVERTED } from "~/features/inquiries/model/inquiry";
import { conversionSchema } from "~/features/inquiries/schema/conversion";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Converts an inquiry and goes to the client it became. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    conversion: {
      schema: conversionSchema,
      run: async (conversion, { actor, params }) => {
        const { isRepeat, clientId, projectId } = await convertInquiry(actor, params.id, conversion);
        const to = clientId ? `/admin/clients/${clientId}` : `/admin/projects/${projectId}`;
        if (isRepeat) return redirectWithFlash(to, { tone: "info", title: ALREADY_CONVERTED });
        return redirectWithSuccess(to, INQUIRY_CONVERTED);
      },
    },
  },
});
