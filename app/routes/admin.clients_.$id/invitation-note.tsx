import { Form } from "@remix-run/react";
import { INVITATION_KEPT } from "~/features/clients/model";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";

const WORDS = {
  invited: {
    ...{ note: "Ce client n’a pas encore choisi son mot de passe.", button: "Renvoyer l’invitation" },
    buttonUnsent: "Récrire l’invitation",
  },
  unconfirmed: {
    note: "Quelqu’un s’est inscrit avec cette adresse sans la confirmer : ce peut être un autre que son propriétaire. Une invitation efface son mot de passe et le laisse en choisir un autre par son lien.",
    buttonUnsent: "Inviter à cette adresse",
    button: "Inviter à cette adresse",
  },
};

interface InvitationNoteProps {
  account: keyof typeof WORDS;
  isMailSent: boolean;
}

/** The client has not proven his address yet: the letter may be sent, or sent again. */
export function InvitationNote({ account, isMailSent }: InvitationNoteProps) {
  const isSending = useIsSubmitting("resend-invitation");
  const { note, button, buttonUnsent } = WORDS[account];
  return (
    <Form method="post" className="client-notice" preventScrollReset>
      <input type="hidden" name="intent" value="resend-invitation" />
      <p>
        {note} {!isMailSent && INVITATION_KEPT}
      </p>
      <Button size="sm" isPending={isSending} pendingText="Envoi...">
        {isMailSent ? button : buttonUnsent}
      </Button>
    </Form>
  );
}
