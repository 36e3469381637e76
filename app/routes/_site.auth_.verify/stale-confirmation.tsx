import { Form } from "@remix-run/react";
import type { AuthCopy } from "~/content/auth/auth-copy";
import { ExpiredLink } from "~/features/accounts/components/expired-link";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";

interface StaleConfirmationProps {
  token: string;
  /** Whether the link is remembered, so that a press is enough for another. */
  canRenew: boolean;
  language: Language;
  words: Pick<AuthCopy, "home" | "expired">;
}

/** A link that confirms no address any more: another one, or in by the address that is confirmed already. */
export function StaleConfirmation({ token, canRenew, language, words }: StaleConfirmationProps) {
  const isSending = useIsSubmitting("renew-link");
  return (
    <ExpiredLink to={pathIn("/auth", language)} label={words.expired.signIn} words={words}>
      {canRenew ? (
        <Form method="post" className="grid gap-6.5">
          <input type="hidden" name="intent" value="renew-link" />
          <input type="hidden" name="token" value={token} />
          <Button
            className="justify-self-start"
            variant="primary"
            isPending={isSending}
            pendingText={words.expired.renewing}
          >
            {words.expired.renew}
          </Button>
        </Form>
      ) : (
        <LinkButton to={pathIn("/auth/forgot", language)} hydrated variant="primary">
          {words.expired.renew}
        </LinkButton>
      )}
    </ExpiredLink>
  );
}
