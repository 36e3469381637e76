import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { setServiceActive } from "~/features/services/commands/services.server";
import { SERVICE_ACTIVATED, SERVICE_DEACTIVATED } from "~/features/services/model/messages";
import { activationSchema } from "~/features/services/schema/service";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Shows a service on the site or hides it. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = activationSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const { id, is_active } = parsed.data;
  const message = is_active ? SERVICE_ACTIVATED : SERVICE_DEACTIVATED;
  return runWithFlash(requestPath(request), message, () => setServiceActive(actor, id, is_active));
}
