import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { INVITATION_COPY } from "~/content/invitation";
import { getInvitedLanguage } from "~/features/accounts/commands/password-links.server";
import { AuthFrame } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { ExpiredLink } from "~/features/accounts/components/expired-link";
import { linkTokenOf } from "~/features/accounts/schema";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export { action } from "./action.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.invited?.language,
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.invited?.words.title ?? INVITATION_COPY.fr.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  const language = await getInvitedLanguage(token);
  if (!language) return { token, invited: null };
  const { next, hint, again, sending } = CLIENT_SPACE[language].account.password;
  const { welcome, ...words } = INVITATION_COPY[language];
  return { token, invited: { language, words: { ...words, next, hint, again, sending } } };
}

export default function Invitation() {
  const { token, invited } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!invited) return <ExpiredLink to="/auth/forgot" label="Recevoir un autre lien" />;
  const { language, words } = invited;
  return (
    <AuthFrame title={words.title} lead={words.lead} back={{ to: "/", label: words.home }}>
      <ChoosePasswordForm token={token} submitLabel={words.open} words={words} />
      <PrivacyNotice purpose="account" site={site} language={language} ofPage={language} />
    </AuthFrame>
  );
}
