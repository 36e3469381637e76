import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { AuthCopy } from "~/content/auth";
import { AUTH_COPY } from "~/content/auth";
import { AuthFrame, LanguageLinks } from "~/features/accounts/components/auth-frame";
import { translateTo } from "~/features/accounts/model/sentences";
import { forgotSchema } from "~/features/accounts/schema";
import { sendPasswordReset } from "~/features/accounts/update-account.server";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { phoneHref, whatsappUrl } from "~/lib/web/phone";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, slowDown } from "~/server/http/rate-limit.server";
import { useRootData } from "~/shell/site-page";
import { pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { namedLanguage } from "~/site/visitor-language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { ServerForm, useServerForm } from "~/ui/server-form";

const perAddress = slowDown({ name: "forgot-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "forgot-email", points: 3, seconds: 900 });

/** Milliseconds that an answer takes at least, so that its time does not tell whether the address has an account. */
const MIN_MS = 300;

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: loadedLanguage,
};

/** Without a mail server: how to ask the agency for the link. */
function LeadUnsent({ words }: { words: AuthCopy["forgot"]["unmailedLead"] }) {
  const site = useRootData()?.site;
  return (
    <>
      {words.before}
      {site && (
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
      )}
      {words.after}
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

/** Sends a link when there is an account; whether there is, neither the answer nor its time tells. */
export const action = formAction({
  guard: openToAll,
  translate: ({ request }) => translateTo(namedLanguage(request)),
  intents: {
    forgot: {
      schema: forgotSchema,
      run: async ({ email }, { form, request, context }) => {
        const isAllowed = !isRobot(form, "forgot") && (await perEmail.consume(email)) === null;
        if (isAllowed) await perAddress(clientNetwork(context));
        await withMinDuration(scaledMs(MIN_MS), isAllowed ? sendPasswordReset(email) : Promise.resolve());
        const language = namedLanguage(request);
        // The same words for a known and an unknown address.
        const { received: title, mailed, unmailed } = AUTH_COPY[language].forgot;
        const flash = { tone: "success", title, description: isMailSent ? mailed : unmailed } as const;
        // Without a mail server this very page says whom to ask for the link.
        return redirectWithFlash(pathIn(isMailSent ? "/auth" : "/auth/forgot", language), flash);
      },
    },
  },
});

export default function Forgot() {
  const { isMailSent, language, words } = useLoaderData<typeof loader>();
  const [form, { email }] = useServerForm<{ email: string }>("forgot", { constraint: { email: { required: true } } });
  return (
    <AuthFrame
      title={words.title}
      lead={isMailSent ? words.lead : <LeadUnsent words={words.unmailedLead} />}
      back={{ to: pathIn("/auth", language), label: words.back, hydrated: true }}
    >
      <ServerForm form={form} fields={[email]} summary={words.summary} className="grid gap-6.5">
        <Honeypot />
        <Field label={words.email} field={email} type="email" inputMode="email" autoComplete="username" />
        <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={words.sending}>
          {isMailSent ? words.send : words.ask}
        </Button>
        <PrivacyNotice purpose="link" site={useRootData()?.site} language={language} ofPage={language} />
      </ServerForm>
      <LanguageLinks label={words.languages} language={language} />
    </AuthFrame>
  );
}
