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
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { EmailForm } from "./email-form";
import { PasswordForm } from "./password-form";
import { SessionList } from "./session-list";

export { action } from "./action.server";

export const handle: RouteHandle = { sheet, hydrate: true, isPrivate: true, enhance: [menuUrl, flashUrl] };

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
      <div className="account wrap pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(3rem,6vw,6rem)]">
        <AppLink
          to={CLIENT_HOME}
          hydrated
          className="back-link inline-flex items-center gap-2.5 min-h-11 text-text-2 no-underline hover:text-text hover:[text-decoration:underline] print:hidden"
        >
          Retour à mon espace
        </AppLink>
        <h1 className="text-[length:clamp(2.5rem,1.6rem_+_4vw,4.5rem)] mt-4 mb-[clamp(1.5rem,4vw,3rem)]">Mon compte</h1>
        <section
          className="grid gap-6 py-[clamp(1.5rem,4vw,3rem)] border-t border-t-line [@media_(width_>=_64rem)]:grid-cols-[4fr_8fr] [@media_(width_>=_64rem)]:gap-(--gap)"
          aria-labelledby="email-title"
        >
          <h2 className="text-[length:clamp(1.5rem,1.2rem_+_1vw,2rem)]" id="email-title">
            Adresse e-mail
          </h2>
          <EmailForm email={email} />
        </section>
        <section
          className="grid gap-6 py-[clamp(1.5rem,4vw,3rem)] border-t border-t-line [@media_(width_>=_64rem)]:grid-cols-[4fr_8fr] [@media_(width_>=_64rem)]:gap-(--gap)"
          aria-labelledby="password-title"
        >
          <h2 className="text-[length:clamp(1.5rem,1.2rem_+_1vw,2rem)]" id="password-title">
            Mot de passe
          </h2>
          <PasswordForm />
        </section>
        <section
          className="grid gap-6 py-[clamp(1.5rem,4vw,3rem)] border-t border-t-line [@media_(width_>=_64rem)]:grid-cols-[4fr_8fr] [@media_(width_>=_64rem)]:gap-(--gap)"
          aria-labelledby="sessions-title"
        >
          <h2 className="text-[length:clamp(1.5rem,1.2rem_+_1vw,2rem)]" id="sessions-title">
            Mes sessions
          </h2>
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
