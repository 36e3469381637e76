import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import hydrateOnIntent from "~/client/hydrate-on-intent.ts?worker&url";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { getUser } from "~/server/sessions/guards.server";
import { homeOf } from "~/server/sessions/user";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Tabs } from "~/ui/tabs";
import { useSearchHref } from "~/ui/use-address";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

export { action } from "./action.server";

const SIGN_UP = "inscription";

export const handle: RouteHandle = {
  hydrate: "on-intent",
  enhance: [hydrateOnIntent],
  isPrivate: true,
  isFindable: true,
  cache: { hasForm: true },
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({
    title: loaded?.isNew ? "Inscription" : "Connexion",
    description:
      "L’espace des clients : l’avancement de votre projet, ses étapes à valider, vos messages, vos fichiers, vos devis et vos factures.",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(params.get("redirectTo"), "");
  const user = await getUser(request);
  if (user) throw redirectDocument(redirectTo || homeOf(user.role));
  // The cookie of a session that has ended stays: what is typed into a form that is still open is kept under it.
  return { redirectTo, isNew: params.get("tab") === SIGN_UP };
}

export default function Auth() {
  const { redirectTo, isNew } = useLoaderData<typeof loader>();
  const hrefFor = useSearchHref("/auth");
  return (
    <AuthFrame
      title={isNew ? "Inscription" : "Connexion"}
      lead={
        isNew
          ? "Un compte, et vous savez toujours où en est votre projet."
          : "Suivez votre projet, ou dirigez l’agence."
      }
    >
      <Tabs
        label="Connexion ou inscription"
        items={[
          { to: hrefFor({ tab: null }), label: "Connexion", isCurrent: !isNew },
          { to: hrefFor({ tab: SIGN_UP }), label: "Inscription", isCurrent: isNew },
        ]}
      />
      {isNew ? <SignUpForm redirectTo={redirectTo} /> : <SignInForm redirectTo={redirectTo} />}
    </AuthFrame>
  );
}
