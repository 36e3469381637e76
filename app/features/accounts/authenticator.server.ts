import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { PasswordProof } from "~/features/accounts/password-proof.server";
import { findCredential } from "~/features/accounts/queries.server";
import type { SignInInput } from "~/features/accounts/schema";
import { sendVerificationAgain } from "~/features/accounts/sign-up.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { verifyPassword } from "~/server/password.server";

/**
 * The same words for every refusal: whoever signs up with somebody else's address must not learn whether it had an
 * account by trying to sign in afterwards.
 */
export const WRONG_CREDENTIALS = isMailSent
  ? "L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée."
  : "L’adresse e-mail ou le mot de passe est incorrect.";

const authenticator = new Authenticator<PasswordProof>();

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const credential = await findCredential(String(form.get("email")));
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
 * Checks an address and a password; beginning a session is up to whoever asked. The strategy reads a form by itself: it
 * is given one of parsed values, never the one that was posted.
 * @throws DomainError `forbidden` when they are not those of an account.
 */
export function authenticate({ email, password }: SignInInput): Promise<PasswordProof> {
  const body = new URLSearchParams({ email, password });
  return authenticator.authenticate("form", new Request(siteUrl, { method: "POST", body }));
}
