import type { User } from "~/features/accounts/model";
import { SERVICE_ACTIVATED, SERVICE_DEACTIVATED } from "~/features/services/messages";
import { activationSchema } from "~/features/services/schema";
import { setServiceActive } from "~/features/services/service-commands.server";
import { hereOf } from "~/lib/here";
import { runWithFlash } from "~/server/admin-answer.server";

/** Shows a service on the site or hides it; null when the form is none of this list's. */
export async function activate(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const parsed = activationSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { id, is_active } = parsed.data;
  const message = is_active ? SERVICE_ACTIVATED : SERVICE_DEACTIVATED;
  return runWithFlash(hereOf(request), message, () => setServiceActive(actor, id, is_active));
}
