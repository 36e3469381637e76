import {
  accountExists,
  changeEmail,
  changeEmailNotice,
  passwordChanged,
  resetPassword,
} from "~/features/accounts/emails";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import { readerOf } from "~/features/accounts/model/user";
import { getLanguageOf } from "~/features/accounts/queries.server";
import { ADMIN_PASSWORD_MIN_LENGTH, ADMIN_PASSWORD_TOO_SHORT } from "~/features/accounts/schema";
import { queueEmail } from "~/features/mail/outbox.server";
import { hashPassword, verifyPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import type { PasswordProof } from "~/server/sessions/sessions.server";
import { isStillProven } from "~/server/sessions/sessions.server";
import { signInTries } from "~/server/sessions/sign-in-limits.server";
import type { Role, User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import {
  consumeAccountLink,
  createAccountLink,
  endAccountLinks,
  getAccountLink,
  LINK_EXPIRED,
  lockAccount,
} from "./account-links.server";

export type PasswordLink = "reset_password" | "invitation";

/** Admins can change everything: theirs are longer. @throws DomainError `invalid` when it is too short for an admin. */
function checkPasswordLength(role: Role, password: string): void {
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
    // A pending change of address too: a stranger may have asked for it.
    await endAccountLinks(tx, link.profileId);
    if (known.password_hash) await queueEmail(tx, passwordChanged(readerOf(known)));
    logger.info({ event: "password-chosen", kind, profileId: link.profileId });
    return link;
  });
  await signInTries.reset(email);
  return { profileId, passwordHash: password_hash };
}

// An unlocked computer must not let a stranger guess the password.
const perProfile = rateLimit({ name: "current-password", points: 10, seconds: 900 });

const WRONG_PASSWORD = ACCOUNT_SENTENCES.currentWrong.fr;

// A stranger's mailbox must not be filled, even by a user who knows the password.
const changesPerProfile = rateLimit({ name: "change-email", points: 5, seconds: 3600 });

/** @throws DomainError `too-many` after ten wrong ones in a quarter of an hour, `forbidden` for a wrong one. */
async function checkPassword({ id }: User, password: string): Promise<PasswordProof> {
  const wait = await perProfile.consume(id);
  if (wait !== null) throw tooMany("Trop de tentatives.", wait);
  const credential = await db.credential.findUnique({ where: { profile_id: id }, select: { password_hash: true } });
  const passwordHash = credential?.password_hash ?? null;
  const isRight = await verifyPassword(password, passwordHash);
  if (!passwordHash || !isRight) throw new DomainError("forbidden", WRONG_PASSWORD);
  await perProfile.reset(id);
  return { profileId: id, passwordHash };
}

/**
 * Changes the password and ends every session, this one included: the user goes on with a new one. Pending links end as
 * well, a change of address among them.
 * @throws DomainError `forbidden` when the current one is wrong, `invalid` when the new one is too short for an admin.
 */
export async function updatePassword(user: User, current: string, next: string): Promise<PasswordProof> {
  checkPasswordLength(user.role, next);
  const { passwordHash } = await checkPassword(user, current);
  const password_hash = await hashPassword(next);
  await runTransaction(async (tx) => {
    await lockAccount(tx, user.id);
    const where = { profile_id: user.id };
    // A password chosen meanwhile, by a link for instance, is not overwritten by a user who knows the old one.
    const unchangedSince = { ...where, password_hash: passwordHash };
    const { count } = await tx.credential.updateMany({ where: unchangedSince, data: { password_hash } });
    if (count === 0) throw new DomainError("forbidden", WRONG_PASSWORD);
    const account = await tx.credential.findUniqueOrThrow({ where, include: { profile: true } });
    await tx.session.deleteMany({ where });
    await endAccountLinks(tx, user.id);
    await queueEmail(tx, passwordChanged(readerOf(account)));
  });
  logger.info({ event: "password-changed", profileId: user.id });
  return { profileId: user.id, passwordHash: password_hash };
}

/**
 * Sends a link to the new address, which becomes the account's once it is opened, and a notice to the old. An address
 * of another account gets an e-mail of its own: the user who typed it learns nothing.
 * @throws DomainError `forbidden` when the password is wrong, `invalid` when the address is the same, `too-many` after
 * five requests in an hour.
 */
export async function sendEmailChange(user: User, newEmail: string, password: string): Promise<void> {
  if (newEmail === user.email) throw new DomainError("invalid", ACCOUNT_SENTENCES.addressIsYours.fr);
  const proof = await checkPassword(user, password);
  const wait = await changesPerProfile.consume(user.id);
  if (wait !== null) throw tooMany("Trop de demandes.", wait);
  await runTransaction(async (tx) => {
    await lockAccount(tx, user.id);
    if (!(await isStillProven(tx, proof))) throw new DomainError("forbidden", WRONG_PASSWORD);
    const include = { profile: true };
    const own = readerOf(await tx.credential.findUniqueOrThrow({ where: { profile_id: user.id }, include }));
    const taken = await tx.credential.findUnique({ where: { email: newEmail }, include });
    if (taken) {
      await queueEmail(tx, accountExists(readerOf(taken)));
    } else {
      const token = await createAccountLink(tx, { profileId: user.id, kind: "change_email", email: newEmail });
      await queueEmail(tx, changeEmail({ ...own, recipient: newEmail, token }));
    }
    await queueEmail(tx, changeEmailNotice({ ...own, newEmail }));
  });
  logger.info({ event: "email-change-requested", profileId: user.id });
}
