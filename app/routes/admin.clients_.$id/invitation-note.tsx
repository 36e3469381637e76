import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";

/** The client has not come in yet: the letter may be sent again. */
export function InvitationNote() {
  const isSending = useIsSubmitting("resend-invitation");
  return (
    <Form method="post" className="client-notice" preventScrollReset>
      <input type="hidden" name="intent" value="resend-invitation" />
      <p>Ce client n’a pas encore choisi son mot de passe.</p>
      <Button size="sm" isPending={isSending} pendingText="Envoi...">
        Renvoyer l’invitation
      </Button>
    </Form>
  );
}
