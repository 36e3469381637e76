import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { resendEmail } from "~/features/mail/commands/resend-email.server";
import { resendSchema } from "~/features/mail/schema";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = resendSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const resend = () => resendEmail(actor, parsed.data.id);
  return runWithFlash(requestPath(request), "Message remis en file d’envoi", resend);
}
