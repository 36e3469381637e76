import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { getEmailLink } from "~/features/accounts/commands/confirm-email.server";
import { canRenewVerification } from "~/features/accounts/commands/sign-up.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { linkTokenOf } from "~/features/accounts/schema";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { ConfirmAccountForm } from "./confirm-account-form";
import { StaleConfirmation } from "./stale-confirmation";

export { action } from "./action.server";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Confirmer l’adresse" });

/** Looking does not use the link up: programs that scan e-mails open it before its reader does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  const link = await getEmailLink(token);
  return { token, link, canRenew: !link && (await canRenewVerification(token)) };
}

export default function Verify() {
  const { token, link, canRenew } = useLoaderData<typeof loader>();
  const isSending = useIsSubmitting("confirm-address");
  if (!link) return <StaleConfirmation token={token} canRenew={canRenew} />;
  if (link.isNewAccount)
    return (
      <AuthFrame title="Confirmer l’adresse" lead={`Encore votre mot de passe, et ${link.email} ouvre votre espace.`}>
        <ConfirmAccountForm token={token} email={link.email} />
      </AuthFrame>
    );
  return (
    <AuthFrame title="Confirmer l’adresse" lead="Encore un clic, et cette adresse e-mail est celle de votre compte.">
      <Form method="post">
        <input type="hidden" name="intent" value="confirm-address" />
        <input type="hidden" name="token" value={token} />
        <Button variant="primary" type="submit" isPending={isSending} pendingText="Confirmation…">
          Confirmer mon adresse
        </Button>
      </Form>
    </AuthFrame>
  );
}
