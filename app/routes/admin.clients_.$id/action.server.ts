import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { resendInvitation, updateClientLanguage } from "~/features/clients/commands/clients.server";
import { CLIENT_INVITED, CLIENT_INVITED_UNSENT, LANGUAGE_CHANGED } from "~/features/clients/model";
import { changeLanguageSchema, clientIdSchema } from "~/features/clients/schema";
import { requestPath } from "~/lib/web/request-path";
import { isMailSent } from "~/server/env.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Changes the language of a client, or sends the invitation again. @throws a 400 for an unknown intent. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const form = await request.formData();
  const here = requestPath(request);
  const change = changeLanguageSchema.safeParse(Object.fromEntries(form));
  if (change.success)
    return runWithFlash(here, LANGUAGE_CHANGED, () => updateClientLanguage(actor, id, change.data.language));
  if (form.get("intent") !== "resend-invitation") throw data(null, { status: 400 });
  const said = isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT;
  return runWithFlash(here, said, () => resendInvitation(actor, id));
}
