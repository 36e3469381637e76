import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { choosePassword, readPasswordLink } from "~/features/accounts/commands/choose-password.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { StaleLink } from "~/features/accounts/components/expired-link";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Nouveau mot de passe" });

export function loader({ request }: LoaderFunctionArgs) {
  return readPasswordLink("reset_password", request);
}

export function action({ request, context }: ActionFunctionArgs) {
  return choosePassword({ request, context, kind: "reset_password", title: "Mot de passe changé" });
}

export default function Reset() {
  const { token, isValid } = useLoaderData<typeof loader>();
  if (!isValid) return <StaleLink to="/auth/forgot" label="Demander un autre lien" />;
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
