import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";

const WORDS = {
  invited: { note: "Ce client n’a pas encore choisi son mot de passe.", button: "Renvoyer l’invitation" },
  unconfirmed: {
    note: "Quelqu’un s’est inscrit avec cette adresse sans la confirmer : ce peut être un autre que son propriétaire. Une invitation efface son mot de passe et le laisse en choisir un par e-mail.",
    button: "Inviter à cette adresse",
  },
};

/** The client has not proven his address yet: the letter may be sent, or sent again. */
export function InvitationNote({ account }: { account: keyof typeof WORDS }) {
  const isSending = useIsSubmitting("resend-invitation");
  const { note, button } = WORDS[account];
  return (
    <Form method="post" className="client-notice" preventScrollReset>
      <input type="hidden" name="intent" value="resend-invitation" />
      <p>{note}</p>
      <Button size="sm" isPending={isSending} pendingText="Envoi...">
        {button}
      </Button>
    </Form>
  );
}
