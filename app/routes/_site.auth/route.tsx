import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser } from "~/features/accounts/guards.server";
import { SIGNED_IN_HOME } from "~/features/accounts/model";
import type { RouteHandle } from "~/lib/route-handle";
import { safeRedirect } from "~/lib/safe-redirect";
import { seo } from "~/lib/seo";
import { quietTone } from "~/lib/zellige/tone";
import { AppLink } from "~/ui/app-link";
import { Pattern } from "~/ui/pattern";
import { signIn } from "./sign-in.server";
import { SignInForm } from "./sign-in-form";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export const meta: MetaFunction = () => seo({ title: "Connexion" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  if (user) throw redirect(SIGNED_IN_HOME);
  return { redirectTo: safeRedirect(new URL(request.url).searchParams.get("redirectTo"), "") };
}

export function action({ request, context }: ActionFunctionArgs) {
  return signIn(request, context);
}

export default function Auth() {
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <div className="auth">
      <div className="auth-panel">
        <AppLink to="/" className="back-link">
          Retour à l’accueil
        </AppLink>
        <h1>Connexion</h1>
        <p className="lead">Suivez votre projet, ou dirigez l’agence.</p>
        <SignInForm redirectTo={redirectTo} />
      </div>
      <div className="auth-art">
        <Pattern seed="connexion" width={720} height={900} edge={180} isSymmetric tone={quietTone(6)} />
      </div>
    </div>
  );
}
