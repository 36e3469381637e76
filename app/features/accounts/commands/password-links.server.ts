import { readerOf } from "~/features/accounts/model/user";
import { getLanguageOf } from "~/features/accounts/queries/accounts.server";
import { ADMIN_PASSWORD_MIN_LENGTH, ADMIN_PASSWORD_TOO_SHORT } from "~/features/accounts/schema";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { passwordChanged, resetPassword } from "~/features/mail/email-templates/accounts";
import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { PasswordProof } from "~/server/sessions/password-proof.server";
import { signInTries } from "~/server/sessions/sign-in-limit.server";
import type { Role } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import {
  consumeAccountLink,
  createAccountLink,
  endAccountLinks,
  getAccountLink,
  LINK_EXPIRED,
} from "./account-links.server";

/** Links by which a password is chosen. */
export type PasswordLink = "reset_password" | "invitation";

/** Admins can change everything: theirs are longer. @throws DomainError `invalid` when it is too short for an admin. */
export function checkPasswordLength(role: Role, password: string): void {
  if (role === "admin" && password.length < ADMIN_PASSWORD_MIN_LENGTH)
    throw new DomainError("invalid", ADMIN_PASSWORD_TOO_SHORT);
}

/** Sends the link for a new password when the address has an account; the caller learns nothing of it. */
export async function sendPasswordReset(email: string): Promise<void> {
  await runTransaction(async (tx) => {
    const known = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
    if (!known) return;
    const token = await createAccountLink(tx, { profileId: known.profile_id, kind: "reset_password", email });
    await queueEmail(tx, resetPassword({ ...readerOf(known), token }));
    logger.info({ event: "password-reset-requested", profileId: known.profile_id });
  });
}

/**
 * The language of the account whose link for a password still works; null for a link that opens nothing. Looking does
 * not use it up: mail scanners open links too.
 */
export async function getPasswordLinkLanguage(kind: PasswordLink, token: string): Promise<Language | null> {
  const link = await getAccountLink(db, kind, token);
  return link && getLanguageOf(link.profileId);
}

/**
 * Sets the password that was chosen by a link, and ends every session and link of the account. The link came by e-mail,
 * so the address is confirmed with it, and wrong passwords of a stranger no longer keep its owner out.
 * @throws DomainError `forbidden` when the link is used up or too old, `invalid` when the password is too short for
 * an admin.
 */
export async function updatePasswordByLink(
  kind: PasswordLink,
  token: string,
  password: string,
): Promise<PasswordProof> {
  // A made-up link must not cost a password hash.
  if (!(await getAccountLink(db, kind, token))) throw new DomainError("forbidden", LINK_EXPIRED);
  const password_hash = await hashPassword(password);
  const { profileId, email } = await runTransaction(async (tx) => {
    const link = await consumeAccountLink(tx, kind, token);
    if (!link) throw new DomainError("forbidden", LINK_EXPIRED);
    const where = { profile_id: link.profileId };
    const known = await tx.credential.findUniqueOrThrow({ where, include: { profile: true } });
    if (known.email !== link.email) throw new DomainError("forbidden", LINK_EXPIRED);
    checkPasswordLength(known.profile.role, password);
    await tx.credential.update({ where, data: { password_hash, email_verified_at: new Date() } });
    await tx.session.deleteMany({ where });
    // A pending change of address too: it may have been asked for by the stranger who is being locked out.
    await endAccountLinks(tx, link.profileId);
    if (known.password_hash) await queueEmail(tx, passwordChanged(readerOf(known)));
    logger.info({ event: "password-chosen", kind, profileId: link.profileId });
    return link;
  });
  await signInTries.reset(email);
  return { profileId, passwordHash: password_hash };
}
