import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AUTH_COPY } from "~/content/auth/auth";
import { getEmailLink } from "~/features/accounts/commands/confirm-email.server";
import { getRenewalLanguage } from "~/features/accounts/commands/sign-up.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { linkTokenOf } from "~/features/accounts/schema";
import { pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { namedLanguage } from "~/site/visitor-language";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { ConfirmAccountForm } from "./confirm-account-form";
import { StaleConfirmation } from "./stale-confirmation";

export { action } from "./action.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.language,
};

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found?.words.title ?? "Confirmer l’adresse" });

/** Looking does not use the link up: programs that scan e-mails open it before its reader does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  const link = await getEmailLink(token);
  const renewal = link ? null : await getRenewalLanguage(token);
  const language = link?.language ?? renewal ?? namedLanguage(request);
  const { home, password, summary, signIn, verify, expired } = AUTH_COPY[language];
  const { title, hint, send, sending, addressLead, accountLead } = verify;
  const way = { forgot: signIn.forgot, forgotPath: pathIn("/auth/forgot", language) };
  const words = { title, hint, send, sending, password, home, expired, ...way, ...(summary && { summary }) };
  const lead = link?.isNewAccount ? accountLead(link.email) : addressLead;
  return { token, link, canRenew: renewal !== null, language, words, lead };
}

export default function Verify() {
  const { token, link, canRenew, language, words, lead } = useLoaderData<typeof loader>();
  const isSending = useIsSubmitting("confirm-address");
  if (!link) return <StaleConfirmation token={token} canRenew={canRenew} language={language} words={words} />;
  return (
    <AuthFrame title={words.title} lead={lead} back={{ to: "/", label: words.home }}>
      {link.isNewAccount ? (
        <ConfirmAccountForm token={token} email={link.email} words={words} />
      ) : (
        <Form method="post" className="grid gap-6.5">
          <input type="hidden" name="intent" value="confirm-address" />
          <input type="hidden" name="token" value={token} />
          <Button className="justify-self-start" variant="primary" isPending={isSending} pendingText={words.sending}>
            {words.send}
          </Button>
        </Form>
      )}
    </AuthFrame>
  );
}
