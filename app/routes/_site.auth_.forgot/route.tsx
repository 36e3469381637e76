import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { phoneHref } from "~/lib/web/phone";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { isMailSent } from "~/server/env.server";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import type { SiteInfo } from "~/site/site-settings";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { Honeypot } from "~/ui/honeypot";

export { action } from "./action.server";

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

const LEAD = "Donnez votre adresse\u202f: nous y envoyons un lien pour en choisir un autre.";
const CHAT_MESSAGE = "Bonjour, j’ai oublié le mot de passe de mon espace client. Mon adresse e-mail : ";

/** Without a mail server: how to ask the agency for the link. */
function LeadUnsent() {
  const site = useRootData()?.site;
  return (
    <>
      Donnez votre adresse, puis contactez-nous{site && <Ways site={site} />} : ce site n’envoie pas encore d’e-mails,
      nous vous donnons le lien.
    </>
  );
}

function Ways({ site }: { site: SiteInfo }) {
  return (
    <>
      {" "}
      par{" "}
      <a href={whatsappUrl(site.whatsappNumber, CHAT_MESSAGE)} target="_blank" rel="noopener">
        WhatsApp<span className="sr-only"> (nouvel onglet)</span>
      </a>{" "}
      ou au{" "}
      <a href={phoneHref(site.phone)}>
        <bdi dir="ltr">{site.phone}</bdi>
      </a>
    </>
  );
}

export const meta: MetaFunction = () => seo({ title: "Mot de passe oublié" });

export function loader() {
  return { isMailSent };
}

export default function Forgot() {
  const { isMailSent } = useLoaderData<typeof loader>();
  const lastResult = useOwnResult("forgot");
  const [form, { email }] = useForm<{ email: string }>({
    id: "forgot",
    lastResult,
    constraint: { email: { required: true } },
  });
  return (
    <AuthFrame
      title="Mot de passe oublié"
      lead={isMailSent ? LEAD : <LeadUnsent />}
      back={{ to: "/auth", label: "Retour à la connexion", hydrated: true }}
    >
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary errors={fieldErrors([email])} formErrors={form.errors} focusKey={lastResult} />
        <input type="hidden" name="intent" value="forgot" />
        <Honeypot />
        <Field
          label="E-mail"
          {...withoutKey(getInputProps(email, { type: "email" }))}
          inputMode="email"
          autoComplete="username"
          error={email.errors}
        />
        <Button variant="primary" type="submit" isPending={useIsSubmitting("forgot")} pendingText="Envoi…">
          {isMailSent ? "Recevoir le lien" : "Demander le lien"}
        </Button>
        <PrivacyNotice purpose="link" site={useRootData()?.site} />
      </Form>
    </AuthFrame>
  );
}
