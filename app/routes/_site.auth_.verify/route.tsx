import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/accounts/auth-frame";
import { confirmEmail, isEmailLinkValid } from "~/features/accounts/links.server";
import { StaleLink } from "~/features/accounts/stale-link";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash } from "~/server/flash.server";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Confirmer l’adresse" });

const tokenOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : "");

/** Looking does not use the link up: programs that scan e-mails open it before its reader does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(new URL(request.url).searchParams.get("token"));
  return { token, isValid: await isEmailLinkValid(token) };
}

export async function action({ request }: ActionFunctionArgs) {
  try {
    await confirmEmail(tokenOf((await request.formData()).get("token")));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash("/auth", { tone: "error", title: "Erreur", description: error.userMessage });
  }
  const description = "Connectez-vous avec cette adresse.";
  return redirectWithFlash("/auth", { tone: "success", title: "Adresse confirmée", description });
}

export default function Verify() {
  const { token, isValid } = useLoaderData<typeof loader>();
  const isSending = useIsSubmitting("verify");
  if (!isValid) return <StaleLink to="/auth" label="Se connecter" />;
  return (
    <AuthFrame title="Confirmer l’adresse" lead="Encore un clic, et cette adresse e-mail est celle de votre compte.">
      <Form method="post">
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="token" value={token} />
        <Button variant="primary" type="submit" isPending={isSending} pendingText="Confirmation…">
          Confirmer mon adresse
        </Button>
      </Form>
    </AuthFrame>
  );
}
