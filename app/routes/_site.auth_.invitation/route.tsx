import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isPasswordLinkValid } from "~/features/accounts/commands/password-links.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { ExpiredLink } from "~/features/accounts/components/expired-link";
import { linkTokenOf } from "~/features/accounts/schema";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export { action } from "./action.server";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Votre espace client" });

export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  return { token, isValid: await isPasswordLinkValid("invitation", token) };
}

export default function Invitation() {
  const { token, isValid } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!isValid) return <ExpiredLink to="/auth/forgot" label="Recevoir un autre lien" />;
  return (
    <AuthFrame title="Votre espace client" lead="Choisissez un mot de passe, et vos projets sont là.">
      <ChoosePasswordForm token={token} submitLabel="Ouvrir mon espace" />
      <PrivacyNotice purpose="account" site={site} />
    </AuthFrame>
  );
}
