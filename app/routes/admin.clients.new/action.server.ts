import type { ActionFunctionArgs } from "@remix-run/node";
import { inviteClient } from "~/features/clients/commands/clients.server";
import { CLIENT_INVITED, CLIENT_INVITED_UNSENT } from "~/features/clients/model";
import { invitationSchema } from "~/features/clients/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Invites a client and goes to its page. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const submission = parseForm(await request.formData(), invitationSchema);
  if (submission.status !== "success") return refuse("invitation", submission.reply());
  try {
    const { id } = await inviteClient(actor, submission.value);
    const description = isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT;
    return await redirectWithSuccess(`/admin/clients/${id}`, description);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse("invitation", submission.reply({ fieldErrors: { email: [error.userMessage] } }));
  }
}
