import type { z } from "zod";
import { declineTestimonial, moderateTestimonial } from "~/features/testimonials/commands.server";
import { DECLINE_MESSAGES, MODERATION_MESSAGES } from "~/features/testimonials/model";
import { declineSchema, moderationSchema } from "~/features/testimonials/schema";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

async function moderate({ id, intent, value }: z.output<typeof moderationSchema>, { actor }: { actor: User }) {
  await moderateTestimonial(actor, id, intent, value);
  return MODERATION_MESSAGES[intent][value ? "on" : "off"];
}

/** Turns one switch of a review, or leaves it unpublished. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    published: { schema: moderationSchema, run: moderate },
    featured: { schema: moderationSchema, run: moderate },
    spam: { schema: moderationSchema, run: moderate },
    declined: {
      schema: declineSchema,
      run: async ({ id }, { actor }) => {
        await declineTestimonial(actor, id);
        return DECLINE_MESSAGES.done;
      },
    },
  },
});
