import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import flashUrl from "~/client/flash.ts?worker&url";
import menuUrl from "~/client/menu.ts?worker&url";
import { deviceName } from "~/lib/web/device-name";
import { requireUser } from "~/server/sessions/guards.server";
import { readSessionToken } from "~/server/sessions/session-cookie.server";
import { listSessions } from "~/server/sessions/sessions.server";
import { CLIENT_HOME } from "~/server/sessions/user";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage } from "~/shell/site-page";
import { formatDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { EmailForm } from "./email-form";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";

export { action } from "./action.server";

export const handle: RouteHandle = { hydrate: true, isPrivate: true, enhance: [menuUrl, flashUrl] };

export const meta: MetaFunction = () => seo({ title: "Mon compte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const sessions = await listSessions(user.id, await readSessionToken(request));
  return {
    email: user.email,
    sessions: sessions.map(({ userAgent, lastSeenAt, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      lastSeen: formatDateTime(lastSeenAt),
    })),
  };
}

export default function Account() {
  const { email, sessions } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="account wrap">
        <AppLink to={CLIENT_HOME} hydrated className="back-link">
          Retour à mon espace
        </AppLink>
        <h1>Mon compte</h1>
        <section aria-labelledby="email-title">
          <h2 id="email-title">Adresse e-mail</h2>
          <EmailForm email={email} />
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title">Mot de passe</h2>
          <PasswordForm />
        </section>
        <section aria-labelledby="sessions-title">
          <h2 id="sessions-title">Mes sessions</h2>
          <SessionList sessions={sessions} />
        </section>
      </div>
    </SitePage>
  );
}

export function ErrorBoundary() {
  return (
    <SitePage>
      <ErrorScreen />
    </SitePage>
  );
}
