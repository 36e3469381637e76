import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AUTH_COPY } from "~/content/auth";
import { AuthFrame, ExpiredLink } from "~/features/accounts/components/auth-frame";
import { ChoosePasswordForm } from "~/features/accounts/components/choose-password-form";
import { translateTo } from "~/features/accounts/model/sentences";
import { getHomePath } from "~/features/accounts/queries.server";
import { choosePasswordSchema, linkTokenOf } from "~/features/accounts/schema";
import { getPasswordLinkLanguage, updatePasswordByLink } from "~/features/accounts/update-account.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
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

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found?.words.reset.title ?? "Nouveau mot de passe" });

export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkTokenOf(new URL(request.url).searchParams);
  const known = await getPasswordLinkLanguage("reset_password", token);
  const language = known ?? namedLanguage(request);
  const { home, back, summary, signUp, reset, expired } = AUTH_COPY[language];
  const fields = { hint: signUp.hint, again: signUp.again, ...(summary && { summary }) };
  return { token, isValid: known !== null, language, words: { home, back, reset: { ...reset, ...fields }, expired } };
}

/** Sets a new password by the link of an e-mail, and signs the user in. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const token = linkTokenOf(await request.clone().formData());
    return { language: (await getPasswordLinkLanguage("reset_password", token)) ?? namedLanguage(request) };
  },
  translate: ({ found }) => translateTo(found.language),
  intents: {
    "choose-password": {
      schema: choosePasswordSchema,
      run: async ({ token, password }, { found, request, context }) => {
        const proof = await updatePasswordByLink("reset_password", token, password);
        const headers = await beginSession(proof, request, context);
        const flash = { tone: "success", title: AUTH_COPY[found.language].reset.done } as const;
        return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
      },
    },
  },
});

export default function Reset() {
  const { token, isValid, language, words } = useLoaderData<typeof loader>();
  const { reset, expired } = words;
  if (!isValid) return <ExpiredLink to={pathIn("/auth/forgot", language)} label={expired.ask} words={words} />;
  const back = { to: pathIn("/auth", language), label: words.back, hydrated: true };
  return (
    <AuthFrame title={reset.title} lead={reset.lead} back={back}>
      <ChoosePasswordForm token={token} submitLabel={reset.send} words={reset} />
    </AuthFrame>
  );
}
