import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inviteClient } from "~/features/clients/commands/clients.server";
import { CLIENT_INVITED, CLIENT_INVITED_UNSENT } from "~/features/clients/model";
import { invitationSchema } from "~/features/clients/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { InvitationDialog } from "./invitation-dialog";

export const meta: MetaFunction = () => seo({ title: "Inviter un client" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { isMailSent };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const submission = parseForm(await request.formData(), invitationSchema);
  if (submission.status !== "success") return refuse("invitation", submission.reply());
  try {
    const { id } = await inviteClient(actor, submission.value);
    const description = isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT;
    const flash = { tone: "success", title: "Succès", description } as const;
    return await redirectWithFlash(`/admin/clients/${id}`, flash);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse("invitation", submission.reply({ fieldErrors: { email: [error.userMessage] } }));
  }
}

export default function InviteClient() {
  return <InvitationDialog {...useLoaderData<typeof loader>()} />;
}
