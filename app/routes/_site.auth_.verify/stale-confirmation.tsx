import { Form } from "@remix-run/react";
import { ExpiredLink } from "~/features/accounts/components/expired-link";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";

interface StaleConfirmationProps {
  token: string;
  /** Whether the link is remembered, so that a press is enough for another. */
  canRenew: boolean;
}

/** A link that confirms no address any more: another one, or in by the address that is confirmed already. */
export function StaleConfirmation({ token, canRenew }: StaleConfirmationProps) {
  const isSending = useIsSubmitting("renew-link");
  return (
    <ExpiredLink to="/auth" label="Se connecter">
      {canRenew ? (
        <Form method="post">
          <input type="hidden" name="intent" value="renew-link" />
          <input type="hidden" name="token" value={token} />
          <Button variant="primary" type="submit" isPending={isSending} pendingText="Envoi…">
            Recevoir un nouveau lien
          </Button>
        </Form>
      ) : (
        <LinkButton to="/auth/forgot" hydrated variant="primary">
          Recevoir un nouveau lien
        </LinkButton>
      )}
    </ExpiredLink>
  );
}
