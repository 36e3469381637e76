import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AUTH_COPY } from "~/content/auth";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { INVITATION_COPY } from "~/content/invitation";
import { AuthFrame, ExpiredLink } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { translateTo } from "~/features/accounts/model/sentences";
import { getHomePath } from "~/features/accounts/queries.server";
import { choosePasswordSchema, linkTokenOf } from "~/features/accounts/schema";
import { getPasswordLinkLanguage, updatePasswordByLink } from "~/features/accounts/update-account.server";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { useRootData } from "~/shell/site-page";
import { pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { namedLanguage } from "~/site/visitor-language";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.invited?.title ?? INVITATION_COPY.fr.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  const known = await getPasswordLinkLanguage("invitation", token);
  const language = known ?? namedLanguage(request);
  const { home, expired } = AUTH_COPY[language];
  if (!known) return { token, language, stale: { home, expired }, invited: null };
  const { next, hint, again, sending } = CLIENT_SPACE[language].account.password;
  const { welcome, ...words } = INVITATION_COPY[language];
  return { token, language, stale: null, invited: { ...words, home, next, hint, again, sending } };
}

/** Sets the first password of an invited client, and signs the client in. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const token = linkTokenOf(await request.clone().formData());
    return { language: (await getPasswordLinkLanguage("invitation", token)) ?? namedLanguage(request) };
  },
  translate: ({ found }) => translateTo(found.language),
  intents: {
    "choose-password": {
      schema: choosePasswordSchema,
      run: async ({ token, password }, { found, request, context }) => {
        const proof = await updatePasswordByLink("invitation", token, password);
        const headers = await beginSession(proof, request, context);
        const flash = { tone: "success", title: INVITATION_COPY[found.language].welcome } as const;
        return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
      },
    },
  },
});

export default function Invitation() {
  const { token, language, stale, invited: words } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!words) return <ExpiredLink to={pathIn("/auth/forgot", language)} label={stale.expired.another} words={stale} />;
  return (
    <AuthFrame title={words.title} lead={words.lead} back={{ to: "/", label: words.home }}>
      <ChoosePasswordForm token={token} submitLabel={words.open} words={words} />
      <PrivacyNotice purpose="account" site={site} language={language} ofPage={language} />
    </AuthFrame>
  );
}
