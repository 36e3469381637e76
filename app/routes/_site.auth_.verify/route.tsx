import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { AuthCopy } from "~/content/auth";
import { AUTH_COPY } from "~/content/auth";
import { AuthFrame, ExpiredLink } from "~/features/accounts/components/auth-frame";
import { translateTo } from "~/features/accounts/model/sentences";
import { getHomePath } from "~/features/accounts/queries.server";
import { confirmAccountSchema, linkTokenOf } from "~/features/accounts/schema";
import {
  confirmAccount,
  confirmNewAddress,
  getEmailLink,
  getRenewalLanguage,
  renewVerification,
} from "~/features/accounts/sign-up.server";
import { isMailSent } from "~/server/env.server";
import { formAction, noFields, openToAll } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { namedLanguage } from "~/site/visitor-language";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { ServerForm, useServerForm } from "~/ui/server-form";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: loadedLanguage,
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

/** Confirms the address of a new account or another address of one, or sends another link. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const link = await getEmailLink(linkTokenOf(await request.clone().formData()));
    return { language: link?.language ?? namedLanguage(request) };
  },
  translate: ({ found }) => translateTo(found.language),
  intents: {
    "confirm-account": {
      schema: confirmAccountSchema,
      run: async ({ token, password }, { found, request, context }) => {
        const proof = await confirmAccount(token, password);
        const headers = await beginSession(proof, request, context);
        const { title, text: description } = AUTH_COPY[found.language].verify.account;
        const flash = { tone: "success", title, description } as const;
        return redirectWithFlash(await getHomePath(proof.profileId), flash, { headers });
      },
    },
  },
  // Both lead to the sign-in, which says how it went.
  buttons: {
    "confirm-address": {
      schema: noFields,
      to: ({ found }) => pathIn("/auth", found.language),
      refused: (_, { found }) => ({ title: AUTH_COPY[found.language].verify.refused }),
      run: async (_, { found, form }) => {
        await confirmNewAddress(linkTokenOf(form));
        const { title, text: description } = AUTH_COPY[found.language].verify.address;
        return { title, description };
      },
    },
    "renew-link": {
      schema: noFields,
      to: ({ found }) => pathIn("/auth", found.language),
      refused: (_, { found }) => ({ title: AUTH_COPY[found.language].verify.refused }),
      run: async (_, { found, form }) => {
        await renewVerification(linkTokenOf(form));
        const { title, mailed, unmailed } = AUTH_COPY[found.language].verify.renewed;
        // Without a mail server the agency hands the link on.
        return { title, description: isMailSent ? mailed : unmailed };
      },
    },
  },
});

export default function Verify() {
  const { token, link, canRenew, language, words, lead } = useLoaderData<typeof loader>();
  if (!link) return <StaleConfirmation token={token} canRenew={canRenew} language={language} words={words} />;
  return (
    <AuthFrame title={words.title} lead={lead} back={{ to: "/", label: words.home }}>
      {link.isNewAccount ? (
        <ConfirmAccountForm token={token} email={link.email} words={words} />
      ) : (
        <TokenForm intent="confirm-address" token={token} label={words.send} pendingText={words.sending} />
      )}
    </AuthFrame>
  );
}

interface StaleConfirmationProps {
  token: string;
  /** Whether the link is known, so that a press is enough for another one. */
  canRenew: boolean;
  language: Language;
  words: Pick<AuthCopy, "home" | "expired">;
}

/** A link that confirms no address any more: another one, or in by the address that is confirmed already. */
function StaleConfirmation({ token, canRenew, language, words }: StaleConfirmationProps) {
  return (
    <ExpiredLink to={pathIn("/auth", language)} label={words.expired.signIn} words={words}>
      {canRenew ? (
        <TokenForm intent="renew-link" token={token} label={words.expired.renew} pendingText={words.expired.renewing} />
      ) : (
        <LinkButton to={pathIn("/auth/forgot", language)} hydrated variant="primary">
          {words.expired.renew}
        </LinkButton>
      )}
    </ExpiredLink>
  );
}

function TokenForm({
  intent,
  token,
  label,
  pendingText,
}: Record<"intent" | "token" | "label" | "pendingText", string>) {
  return (
    <Form method="post" className="grid gap-6.5">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={useIsSubmitting(intent)}
        pendingText={pendingText}
      >
        {label}
      </Button>
    </Form>
  );
}

interface ConfirmAccountFormProps {
  token: string;
  email: string;
  words: Record<"password" | "hint" | "forgot" | "forgotPath" | "send" | "sending", string> & { summary?: string };
}

/** The password chosen when signing up: the link alone would also serve a stranger who signed up with this address. */
function ConfirmAccountForm({ token, email, words }: ConfirmAccountFormProps) {
  const [form, { password }] = useServerForm<{ password: string }>("confirm-account", {
    constraint: { password: { required: true } },
  });
  return (
    <ServerForm form={form} fields={[password]} summary={words.summary} className="grid gap-6.5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label={words.password}
        hint={words.hint}
        field={password}
        type="password"
        autoComplete="current-password"
      />
      <p className="-mt-3">
        <AppLink to={words.forgotPath} hydrated>
          {words.forgot}
        </AppLink>
      </p>
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={words.sending}>
        {words.send}
      </Button>
    </ServerForm>
  );
}
