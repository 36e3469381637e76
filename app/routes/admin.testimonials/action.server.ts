import { declineTestimonial, moderateTestimonial } from "~/features/testimonials/commands.server";
import { DECLINE_MESSAGES, MODERATION_MESSAGES } from "~/features/testimonials/model";
import { declineSchema, moderationSchema } from "~/features/testimonials/schema";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

/** Turns one switch of a review, or leaves it unpublished; null when the form is none of this list's. */
export async function moderate(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const fields = Object.fromEntries(form);
  const declined = declineSchema.safeParse(fields);
  if (declined.success) {
    return runWithFlash(requestPath(request), DECLINE_MESSAGES.done, () => declineTestimonial(actor, declined.data.id));
  }
  const parsed = moderationSchema.safeParse(fields);
  if (!parsed.success) return null;
  const { id, intent, value } = parsed.data;
  const message = MODERATION_MESSAGES[intent][value ? "on" : "off"];
  return runWithFlash(requestPath(request), message, () => moderateTestimonial(actor, id, intent, value));
}
