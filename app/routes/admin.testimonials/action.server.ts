import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { declineTestimonial, moderateTestimonial } from "~/features/testimonials/commands.server";
import { DECLINE_MESSAGES, MODERATION_MESSAGES } from "~/features/testimonials/model";
import { declineSchema, moderationSchema } from "~/features/testimonials/schema";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Turns one switch of a review, or leaves it unpublished. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const here = requestPath(request);
  const fields = Object.fromEntries(await request.formData());
  const declined = declineSchema.safeParse(fields);
  if (declined.success)
    return runWithFlash(here, DECLINE_MESSAGES.done, () => declineTestimonial(actor, declined.data.id));
  const parsed = moderationSchema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { id, intent, value } = parsed.data;
  const message = MODERATION_MESSAGES[intent][value ? "on" : "off"];
  return runWithFlash(here, message, () => moderateTestimonial(actor, id, intent, value));
}
