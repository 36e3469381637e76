import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LanguageField } from "~/features/accounts/components/language-field";
import { inviteClient } from "~/features/clients/invite.server";
import { CLIENT_INVITED, CLIENT_INVITED_UNSENT, INVITATION_KEPT } from "~/features/clients/model";
import { invitationSchema } from "~/features/clients/schema";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { useServerForm } from "~/ui/server-form";

export const meta = () => seo({ title: "Inviter un client" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { isMailSent };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    invitation: {
      schema: invitationSchema,
      run: async (invitation, { actor }) => {
        const { id } = await inviteClient(actor, invitation);
        return redirectWithSuccess(`/admin/clients/${id}`, isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT);
      },
    },
  },
});

interface InvitationFields extends Record<string, unknown> {
  full_name: string;
  email: string;
  company: string;
  language: string;
}

const CONSTRAINT = { full_name: { required: true }, email: { required: true } };

export default function InviteClient() {
  const { isMailSent } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm<InvitationFields>("invitation", { constraint: CONSTRAINT });
  const { full_name, email, company, language } = fields;
  return (
    <FormDialog
      title="Inviter un client"
      closeTo="/admin/clients"
      form={form}
      fields={[full_name, email, company, language]}
      submitLabel={isMailSent ? "Envoyer l’invitation" : "Écrire l’invitation"}
      pendingText="Envoi..."
      lead={
        <p className="note">
          L’invitation lui donne un lien pour choisir son mot de passe. {!isMailSent && INVITATION_KEPT}
        </p>
      }
    >
      <Field label="Nom" field={full_name} autoComplete="off" />
      <Field label="E-mail" field={email} type="email" autoComplete="off" />
      <Field label="Entreprise" isOptional field={company} autoComplete="off" />
      <LanguageField field={language} hint="Celle des e-mails qui lui sont écrits." />
    </FormDialog>
  );
}
