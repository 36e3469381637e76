import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { choosePassword, readPasswordLink } from "~/features/accounts/commands/choose-password.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { StaleLink } from "~/features/accounts/components/expired-link";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Votre espace client" });

export function loader({ request }: LoaderFunctionArgs) {
  return readPasswordLink("invitation", request);
}

export function action({ request, context }: ActionFunctionArgs) {
  return choosePassword({ request, context, kind: "invitation", title: "Bienvenue dans votre espace client" });
}

export default function Invitation() {
  const { token, isValid } = useLoaderData<typeof loader>();
  if (!isValid) return <StaleLink to="/auth/forgot" label="Recevoir un autre lien" />;
  return (
    <AuthFrame title="Votre espace client" lead="Choisissez un mot de passe, et vos projets sont là.">
      <ChoosePasswordForm token={token} submitLabel="Ouvrir mon espace" />
    </AuthFrame>
  );
}
