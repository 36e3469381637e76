import { readerOf } from "~/features/accounts/model/user";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { passwordChanged } from "~/features/mail/email-templates/password-changed";
import { resetPassword } from "~/features/mail/email-templates/reset-password";
import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { PasswordProof } from "~/server/sessions/password-proof.server";
import { signInTries } from "~/server/sessions/sign-in-limit.server";
import { consumeAccountToken, createAccountToken, findAccountToken } from "./account-tokens.server";
import { checkPasswordLength } from "./password-rule.server";

/** Links by which a password is chosen. */
export type PasswordLink = "reset_password" | "invitation";

/** Said of a link that opens nothing any more. */
export const LINK_EXPIRED = "Ce lien n’est plus valable\u202f: il a déjà servi, ou il est trop ancien.";

/** Sends the link for a new password, when the address has an account; nobody is told whether it has. */
export async function requestPasswordReset(email: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const known = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
    if (!known) return;
    const token = await createAccountToken(tx, { profileId: known.profile_id, kind: "reset_password", email });
    await queueEmail(tx, resetPassword({ ...readerOf(known), token }));
    logger.info({ event: "password-reset-requested", profileId: known.profile_id });
  });
}

/** Whether a link for a password still works. Looking does not use it up: mail scanners open links too. */
export async function isPasswordLinkValid(kind: PasswordLink, token: string): Promise<boolean> {
  return (await findAccountToken(db, kind, token)) !== null;
}

/**
 * Sets the password of whoever holds the link, and ends every session and link of the account. The link came by e-mail, so the
 * address is confirmed with it, and wrong passwords of a stranger no longer keep its owner out.
 * @throws DomainError `forbidden` when the link is used up or too old, `invalid` when the password is too short for
 * an admin.
 */
export async function choosePasswordByLink(
  kind: PasswordLink,
  token: string,
  password: string,
): Promise<PasswordProof> {
  // Nobody makes this process hash for a link that he has made up.
  if (!(await isPasswordLinkValid(kind, token))) throw new DomainError("forbidden", LINK_EXPIRED);
  const password_hash = await hashPassword(password);
  const { profileId, email } = await db.$transaction(async (tx) => {
    const link = await consumeAccountToken(tx, kind, token);
    if (!link) throw new DomainError("forbidden", LINK_EXPIRED);
    const where = { profile_id: link.profileId };
    const known = await tx.credential.findUniqueOrThrow({ where, include: { profile: true } });
    if (known.email !== link.email) throw new DomainError("forbidden", LINK_EXPIRED);
    checkPasswordLength(known.profile.role, password);
    await tx.credential.update({ where, data: { password_hash, email_verified_at: new Date() } });
    await tx.session.deleteMany({ where });
    // A pending change of address too: whoever asked for it may be the one who is being locked out.
    await tx.accountToken.deleteMany({ where });
    if (known.password_hash) await queueEmail(tx, passwordChanged(readerOf(known)));
    logger.info({ event: "password-chosen", kind, profileId: link.profileId });
    return link;
  });
  await signInTries.reset(email);
  return { profileId, passwordHash: password_hash };
}
