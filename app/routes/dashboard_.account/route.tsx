import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import siteUrl from "~/client/site.ts?worker&url";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import type { AccountCopy } from "~/content/client-space/french";
import { NEW_PASSWORD_CONSTRAINT, NewPasswordFields } from "~/features/accounts/components/new-password-fields";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { deviceName } from "~/lib/web/device-name";
import { readSessionToken } from "~/server/sessions/begin-session.server";
import { requireUser } from "~/server/sessions/guards.server";
import { listSessions } from "~/server/sessions/sessions.server";
import { CLIENT_HOME } from "~/server/sessions/user";
import { SiteError } from "~/shell/site-error";
import { SitePage, useRootData } from "~/shell/site-page";
import { formatDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { SessionList } from "./session-list";

export { action } from "./action.server";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  enhance: [siteUrl],
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.words.title ?? "Mon compte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const sessions = await listSessions(user.id, await readSessionToken(request));
  const { language } = user;
  const { account: words, dialog } = CLIENT_SPACE[language];
  return {
    email: user.email,
    language,
    words,
    summary: dialog.summary,
    isOfTeam: user.role === "admin",
    sessions: sessions.map(({ userAgent, lastSeenAt, ...session }) => ({
      ...session,
      device: deviceName(userAgent, words.sessions.unknown),
      lastSeen: formatDateTime(lastSeenAt, language),
    })),
  };
}

export default function Account() {
  const { email, language, sessions, words, summary, isOfTeam } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="account wrap pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(3rem,6vw,6rem)]">
        <BackLink to={CLIENT_HOME} hydrated>
          {words.back}
        </BackLink>
        <h1 className="text-[length:clamp(2.5rem,1.6rem_+_4vw,4.5rem)] mt-4 mb-[clamp(1.5rem,4vw,3rem)]">
          {words.title}
        </h1>
        <Section id="email-title" title={words.email.title}>
          <EmailForm email={email} words={words.email} summary={summary} />
          <PrivacyNotice purpose="profile" site={useRootData()?.site} language={language} ofPage={language} />
        </Section>
        <Section id="password-title" title={words.password.title}>
          <PasswordForm words={words.password} summary={summary} />
        </Section>
        <Section id="sessions-title" title={words.sessions.title}>
          <div className="grid gap-6 justify-items-start">
            <SessionList sessions={sessions} words={words.sessions} />
          </div>
        </Section>
        {isOfTeam && (
          <Section id="calendar-title" title="Calendrier">
            <p>
              <AppLink to="/admin/calendrier" hydrated>
                Ce qui est dû, dans l’agenda de mon téléphone
              </AppLink>
            </p>
          </Section>
        )}
      </div>
    </SitePage>
  );
}

export const ErrorBoundary = SiteError;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      className="grid gap-6 py-[clamp(1.5rem,4vw,3rem)] border-t border-t-line wide:grid-cols-[4fr_8fr] wide:gap-(--gap)"
      aria-labelledby={id}
    >
      <h2 className="text-[length:clamp(1.5rem,1.2rem_+_1vw,2rem)]" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const REQUIRED = { required: true };

interface EmailFormProps {
  email: string;
  words: AccountCopy["email"];
  /** Title of the list of errors. */
  summary: string;
}

function EmailForm({ email: current, words, summary }: EmailFormProps) {
  const [form, { email, current_password }] = useServerForm<Record<"email" | "current_password", string>>(
    "change-email",
    { constraint: { email: REQUIRED, current_password: REQUIRED } },
  );
  return (
    <ServerForm form={form} fields={[email, current_password]} summary={summary} className="grid gap-6.5 max-w-136">
      <p className="note break-words">
        {words.current} <bdi>{current}</bdi>
      </p>
      <Field label={words.next} field={email} type="email" inputMode="email" autoComplete="email" />
      <Field label={words.password} field={current_password} type="password" autoComplete="current-password" />
      <Button className="justify-self-start" isPending={form.isSending} pendingText={words.sending}>
        {words.send}
      </Button>
    </ServerForm>
  );
}

function PasswordForm({ words, summary }: { words: AccountCopy["password"]; summary: string }) {
  const [form, { current_password, password, password_confirmation }] = useServerForm<
    Record<"current_password" | "password" | "password_confirmation", string>
  >("change-password", { constraint: { current_password: REQUIRED, ...NEW_PASSWORD_CONSTRAINT } });
  return (
    <ServerForm
      form={form}
      fields={[current_password, password, password_confirmation]}
      summary={summary}
      className="grid gap-6.5 max-w-136"
    >
      <Field label={words.current} field={current_password} type="password" autoComplete="current-password" />
      <NewPasswordFields
        password={password}
        confirmation={password_confirmation}
        label={words.next}
        hint={words.hint}
        again={words.again}
      />
      <Button className="justify-self-start" isPending={form.isSending} pendingText={words.sending}>
        {words.send}
      </Button>
    </ServerForm>
  );
}
