import { data } from "@remix-run/node";
import { updateFollowUp } from "~/features/inquiries/commands/follow-up.server";
import {
  FOLLOW_UP_SAVED,
  NOTE_IN_MERGED,
  NOTE_NOT_SAVED,
  NOTHING_PLANNED,
  WAS_MERGED,
} from "~/features/inquiries/model/follow-up";
import { followUpSchema } from "~/features/inquiries/schema/follow-up";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves what a colleague notes and decides, and stays with the inquiry, or goes to the one that it was merged into. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    "follow-up": {
      schema: followUpSchema,
      run: async (input, { actor, params, here }) => {
        const outcome = await updateFollowUp(actor, params.id, input);
        if (outcome.kind === "saved")
          return redirectWithSuccess(here, outcome.isPlanned ? FOLLOW_UP_SAVED : NOTHING_PLANNED);
        const { text, keptId } = outcome;
        // The 404 shows what was typed.
        if (!keptId) throw data({ kept: text && { sentence: NOTE_NOT_SAVED, text } }, { status: 404 });
        const description = text ? NOTE_IN_MERGED : undefined;
        return redirectWithFlash(`/admin/inquiries/${keptId}`, { tone: "info", title: WAS_MERGED, description });
      },
    },
  },
});
