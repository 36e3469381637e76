import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import { getLanguageOf } from "~/features/accounts/queries/accounts.server";
import { verifyPassword } from "~/server/crypto/password.server";
import { violatedConstraint } from "~/server/db/database-errors.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import type { PasswordProof } from "~/server/sessions/sessions.server";
import type { Language } from "~/site/language";
import { consumeAccountLink, endAccountLinks, getAccountLink, LINK_EXPIRED } from "./account-links.server";

const perProfile = rateLimit({ name: "confirm-account", points: 10, seconds: 900 });

/** What a link that confirms an address is for, or null when it is used up or too old. Looking does not use it up. */
export async function getEmailLink(
  token: string,
): Promise<{ isNewAccount: boolean; email: string; language: Language } | null> {
  const signUp = await getAccountLink(db, "verify_email", token);
  const link = signUp ?? (await getAccountLink(db, "change_email", token));
  if (!link) return null;
  return { isNewAccount: signUp !== null, email: link.email, language: await getLanguageOf(link.profileId) };
}

/**
 * Confirms the address of a new account by its link and the password typed when it was asked for: the owner of an
 * address never completes a stranger's sign-up. That password and name become the account's, and its sessions and
 * links end.
 * @throws DomainError `forbidden` when the link is used up or too old, or the password is another one; `too-many`
 * after ten wrong ones in a quarter of an hour.
 */
export async function confirmAccount(token: string, password: string): Promise<PasswordProof> {
  const link = await getAccountLink(db, "verify_email", token);
  if (!link) throw new DomainError("forbidden", LINK_EXPIRED);
  const wait = await perProfile.consume(link.profileId);
  if (wait !== null) throw tooMany("Trop de tentatives.", wait);
  const { chosen, profileId, email } = link;
  const isRight = await verifyPassword(password, chosen?.passwordHash ?? null);
  if (!chosen || !isRight) throw new DomainError("forbidden", ACCOUNT_SENTENCES.wrongSignUpPassword.fr);
  await runTransaction(async (tx) => {
    if (!(await consumeAccountLink(tx, "verify_email", token))) throw new DomainError("forbidden", LINK_EXPIRED);
    const where = { profile_id: profileId };
    const data = { password_hash: chosen.passwordHash, email_verified_at: new Date() };
    const { count } = await tx.credential.updateMany({ where: { ...where, email, email_verified_at: null }, data });
    if (count === 0) throw new DomainError("forbidden", LINK_EXPIRED);
    await tx.profile.update({ where: { id: profileId }, data: { full_name: chosen.fullName } });
    await tx.session.deleteMany({ where });
    await endAccountLinks(tx, profileId);
  });
  logger.info({ event: "email-confirmed", profileId });
  return { profileId, passwordHash: chosen.passwordHash };
}

/**
 * Makes the address that a link was sent to the account's.
 * @throws DomainError `forbidden` when the link is used up or too old, or the address has become another account's.
 */
export async function confirmNewAddress(token: string): Promise<void> {
  try {
    await runTransaction(async (tx) => {
      const link = await consumeAccountLink(tx, "change_email", token);
      if (!link) throw new DomainError("forbidden", LINK_EXPIRED);
      const where = { profile_id: link.profileId };
      await tx.credential.update({ where, data: { email: link.email, email_verified_at: new Date() } });
      // E-mails went to the address until now: their links must not outlive it.
      await endAccountLinks(tx, link.profileId);
      logger.info({ event: "email-confirmed", profileId: link.profileId });
    });
  } catch (error) {
    if (violatedConstraint(error)) throw new DomainError("forbidden", LINK_EXPIRED);
    throw error;
  }
}
