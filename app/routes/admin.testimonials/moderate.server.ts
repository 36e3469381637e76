import type { User } from "~/features/accounts/model";
import { moderateTestimonial } from "~/features/testimonials/commands.server";
import { MODERATION_MESSAGES } from "~/features/testimonials/model";
import { moderationSchema } from "~/features/testimonials/schema";
import { hereOf } from "~/lib/here";
import { runWithFlash } from "~/server/admin-answer.server";

/** Turns one switch of a review; null when the form is none of this list's. */
export async function moderate(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const parsed = moderationSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { id, intent, value } = parsed.data;
  const message = MODERATION_MESSAGES[intent][value ? "on" : "off"];
  return runWithFlash(hereOf(request), message, () => moderateTestimonial(actor, id, intent, value));
}
