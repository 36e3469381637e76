import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { getCredential } from "~/features/accounts/queries.server";
import type { SignInInput } from "~/features/accounts/schema";
import { verifyPassword } from "~/server/crypto/password.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { WRONG_CREDENTIALS } from "~/server/sessions/begin-session.server";
import type { PasswordProof } from "~/server/sessions/sessions.server";
import { sendVerificationAgain } from "./sign-up.server";

const authenticator = new Authenticator<PasswordProof>();

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const credential = await getCredential(String(form.get("email")));
    const isRight = await verifyPassword(String(form.get("password")), credential?.password_hash ?? null);
    if (!credential?.password_hash || !isRight) throw new DomainError("forbidden", WRONG_CREDENTIALS);
    if (isMailSent && !credential.email_verified_at) {
      await sendVerificationAgain(credential.profile_id);
      throw new DomainError("forbidden", WRONG_CREDENTIALS);
    }
    return { profileId: credential.profile_id, passwordHash: credential.password_hash };
  }),
  "form",
);

/**
 * Checks an address and a password; beginning a session is up to the caller. The strategy reads a form by itself: it
 * is given one of parsed values, never the one that was posted.
 * @throws DomainError `forbidden` when they are not those of an account.
 */
export function authenticate({ email, password }: SignInInput): Promise<PasswordProof> {
  const body = new URLSearchParams({ email, password });
  return authenticator.authenticate("form", new Request(siteUrl, { method: "POST", body }));
}
