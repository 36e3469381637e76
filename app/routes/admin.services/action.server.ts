import { setServiceActive } from "~/features/services/commands/services.server";
import { SERVICE_ACTIVATED, SERVICE_DEACTIVATED } from "~/features/services/model/messages";
import { activationSchema } from "~/features/services/schema/service";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

/** Shows a service on the site or hides it; null when the form is none of this list's. */
export async function activate(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const parsed = activationSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { id, is_active } = parsed.data;
  const message = is_active ? SERVICE_ACTIVATED : SERVICE_DEACTIVATED;
  return runWithFlash(requestPath(request), message, () => setServiceActive(actor, id, is_active));
}
