import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AUTH_COPY } from "~/content/auth/auth";
import type { AuthCopy } from "~/content/auth/auth-copy";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { LanguageLinks } from "~/features/accounts/components/language-links";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { phoneHref } from "~/lib/web/phone";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { isMailSent } from "~/server/env.server";
import { useRootData } from "~/shell/site-page";
import { pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import type { SiteInfo } from "~/site/site-settings";
import { namedLanguage } from "~/site/visitor-language";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { Honeypot } from "~/ui/honeypot";

export { action } from "./action.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (found) => (found as ReturnType<typeof loader> | undefined)?.language,
};

type UnsentWords = AuthCopy["forgot"]["unmailedLead"];

/** Without a mail server: how to ask the agency for the link. */
function LeadUnsent({ words }: { words: UnsentWords }) {
  const site = useRootData()?.site;
  return (
    <>
      {words.before}
      {site && <Ways site={site} words={words} />}
      {words.after}
    </>
  );
}

function Ways({ site, words }: { site: SiteInfo; words: UnsentWords }) {
  return (
    <>
      {" "}
      {words.by}{" "}
      <a href={whatsappUrl(site.whatsappNumber, words.chat)} target="_blank" rel="noopener">
        WhatsApp<span className="sr-only"> {words.newTab}</span>
      </a>{" "}
      {words.or}{" "}
      <a href={phoneHref(site.phone)}>
        <bdi dir="ltr">{site.phone}</bdi>
      </a>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found?.words.title ?? "Mot de passe oublié" });

export function loader({ request }: LoaderFunctionArgs) {
  const language = namedLanguage(request);
  const { back, email, summary, languages, forgot } = AUTH_COPY[language];
  const { received, mailed, unmailed, ...words } = forgot;
  return { isMailSent, language, words: { back, email, languages, ...(summary && { summary }), ...words } };
}

export default function Forgot() {
  const { isMailSent, language, words } = useLoaderData<typeof loader>();
  const lastResult = useOwnResult("forgot");
  const [form, { email }] = useForm<{ email: string }>({
    id: "forgot",
    lastResult,
    constraint: { email: { required: true } },
  });
  return (
    <AuthFrame
      title={words.title}
      lead={isMailSent ? words.lead : <LeadUnsent words={words.unmailedLead} />}
      back={{ to: pathIn("/auth", language), label: words.back, hydrated: true }}
    >
      <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
        <ErrorSummary
          errors={fieldErrors([email])}
          formErrors={form.errors}
          focusKey={lastResult}
          {...(words.summary && { title: words.summary })}
        />
        <input type="hidden" name="intent" value="forgot" />
        <Honeypot />
        <Field
          label={words.email}
          {...withoutKey(getInputProps(email, { type: "email" }))}
          inputMode="email"
          autoComplete="username"
          error={email.errors}
        />
        <Button
          className="justify-self-start"
          variant="primary"
          isPending={useIsSubmitting("forgot")}
          pendingText={words.sending}
        >
          {isMailSent ? words.send : words.ask}
        </Button>
        <PrivacyNotice purpose="link" site={useRootData()?.site} language={language} ofPage={language} />
      </Form>
      <LanguageLinks label={words.languages} language={language} />
    </AuthFrame>
  );
}
