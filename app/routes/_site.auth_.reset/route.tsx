import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isPasswordLinkValid } from "~/features/accounts/commands/password-links.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { ExpiredLink } from "~/features/accounts/components/expired-link";
import { linkTokenOf } from "~/features/accounts/schema";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export { action } from "./action.server";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Nouveau mot de passe" });

export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  return { token, isValid: await isPasswordLinkValid("reset_password", token) };
}

export default function Reset() {
  const { token, isValid } = useLoaderData<typeof loader>();
  if (!isValid) return <ExpiredLink to="/auth/forgot" label="Demander un autre lien" />;
  return (
    <AuthFrame
      title="Nouveau mot de passe"
      lead="Choisissez-le, et vous êtes connecté. Vos autres appareils seront déconnectés."
      back={{ to: "/auth", label: "Retour à la connexion", hydrated: true }}
    >
      <ChoosePasswordForm token={token} submitLabel="Changer le mot de passe" />
    </AuthFrame>
  );
}
