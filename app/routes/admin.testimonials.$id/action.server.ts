import { settleReports, updateReviewReply } from "~/features/testimonials/commands.server";
import { REPLY_SAVED, REPORT_SETTLED } from "~/features/testimonials/model";
import { deleteTestimonialSchema, replySchema } from "~/features/testimonials/schema";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const listOf = (request: Request) => `/admin/testimonials${new URL(request.url).search}`;

/** Saves the answer to a review, or files what was reported of it. */
export const action = formAction({
  guard: requireAdmin,
  params: deleteTestimonialSchema,
  intents: {
    reply: {
      schema: replySchema,
      run: async (reply, { actor, params, request }) => {
        await updateReviewReply(actor, params.id, reply);
        return redirectWithSuccess(listOf(request), REPLY_SAVED);
      },
    },
  },
  buttons: {
    settle: {
      schema: noFields,
      to: ({ request }) => listOf(request),
      run: async (_, { actor, params }) => {
        await settleReports(actor, params.id);
        return REPORT_SETTLED;
      },
    },
  },
});
