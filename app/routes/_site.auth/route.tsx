import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import hydrateOnIntent from "~/client/hydrate-on-intent.ts?worker&url";
import type { AuthCopy } from "~/content/auth";
import { AUTH_COPY } from "~/content/auth";
import { AuthFrame, LanguageLinks } from "~/features/accounts/components/auth-frame";
import { NEW_PASSWORD_CONSTRAINT, NewPasswordFields } from "~/features/accounts/components/new-password-fields";
import { FULL_NAME_MAX_LENGTH } from "~/features/accounts/model/user";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { getUser } from "~/server/sessions/guards.server";
import { homeOf } from "~/server/sessions/user";
import { useRootData } from "~/shell/site-page";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { namedLanguage } from "~/site/visitor-language";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { Tabs } from "~/ui/tabs";
import { useSearchHref } from "~/ui/use-address";

export { action } from "./action.server";

const SIGN_UP = "inscription";

export const handle: RouteHandle = {
  hydrate: "on-intent",
  enhance: [hydrateOnIntent],
  isPrivate: true,
  isFindable: true,
  cache: { hasForm: true },
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({
    title: (loaded?.isNew ? loaded.words.signUp.title : loaded?.words.signIn.title) ?? "Connexion",
    description:
      "L’espace des clients : l’avancement de votre projet, ses étapes à valider, vos messages, vos fichiers, vos devis et vos factures.",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(params.get("redirectTo"), "");
  const user = await getUser(request);
  if (user) throw redirectDocument(redirectTo || homeOf(user.role));
  // The cookie of a session that has ended stays: what is typed into a form that is still open is kept under it.
  const language = namedLanguage(request);
  const { home, languages, email, password, tabs, signIn, signUp } = AUTH_COPY[language];
  const { received, mailed, unmailed, ...signUpWords } = signUp;
  const words = { home, languages, email, password, tabs, signIn, signUp: signUpWords };
  return { redirectTo, isNew: params.get("tab") === SIGN_UP, language, words };
}

export default function Auth() {
  const { redirectTo, isNew, language, words } = useLoaderData<typeof loader>();
  const { signIn, signUp } = words;
  const hrefFor = useSearchHref("/auth");
  const AuthForm = isNew ? SignUpForm : SignInForm;
  return (
    <AuthFrame
      title={isNew ? signUp.title : signIn.title}
      lead={isNew ? signUp.lead : signIn.lead}
      back={{ to: "/", label: words.home }}
    >
      <div className="mb-8">
        <Tabs
          label={words.tabs}
          items={[
            { to: hrefFor({ tab: null }), label: signIn.title, isCurrent: !isNew },
            { to: hrefFor({ tab: SIGN_UP }), label: signUp.title, isCurrent: isNew },
          ]}
        />
      </div>
      <AuthForm redirectTo={redirectTo} language={language} words={words} />
      <LanguageLinks label={words.languages} language={language} />
    </AuthFrame>
  );
}

interface AuthFormProps {
  redirectTo: string;
  language: Language;
  words: Pick<AuthCopy, "email" | "password" | "signIn"> & {
    signUp: Omit<AuthCopy["signUp"], "received" | "mailed" | "unmailed">;
  };
}

/** The password is never sent back. */
function SignInForm({ redirectTo, language, words }: AuthFormProps) {
  const { email: emailLabel, password: passwordLabel, signIn } = words;
  const [form, { email, password }] = useServerForm<Record<"email" | "password", string>>("sign-in", {
    constraint: { email: { required: true }, password: { required: true } },
  });
  return (
    <ServerForm form={form} fields={[email, password]} summary={signIn.summary} className="grid gap-6.5">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field label={emailLabel} field={email} type="email" inputMode="email" autoComplete="username" />
      <Field label={passwordLabel} field={password} type="password" autoComplete="current-password" />
      <p className="-mt-3">
        <AppLink to={pathIn("/auth/forgot", language)} hydrated>
          {signIn.forgot}
        </AppLink>
      </p>
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={signIn.sending}>
        {signIn.send}
      </Button>
    </ServerForm>
  );
}

function SignUpForm({ redirectTo, language, words }: AuthFormProps) {
  const { email: emailLabel, password: passwordLabel, signUp } = words;
  const [form, { full_name, email, password, password_confirmation }] = useServerForm<
    Record<"full_name" | "email" | "password" | "password_confirmation", string>
  >("sign-up", {
    constraint: {
      full_name: { required: true, maxLength: FULL_NAME_MAX_LENGTH },
      email: { required: true },
      ...NEW_PASSWORD_CONSTRAINT,
    },
  });
  return (
    <ServerForm
      form={form}
      fields={[full_name, email, password, password_confirmation]}
      summary={signUp.summary}
      className="grid gap-6.5"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Honeypot />
      <Field label={signUp.name} field={full_name} autoComplete="name" />
      <Field label={emailLabel} field={email} type="email" inputMode="email" autoComplete="username" />
      <NewPasswordFields
        password={password}
        confirmation={password_confirmation}
        label={passwordLabel}
        hint={signUp.hint}
        again={signUp.again}
      />
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={signUp.sending}>
        {signUp.send}
      </Button>
      <PrivacyNotice purpose="account" site={useRootData()?.site} language={language} ofPage={language} />
    </ServerForm>
  );
}
