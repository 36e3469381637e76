import { accountExists, newAccount, verifyEmail } from "~/features/accounts/emails";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import { readerOf } from "~/features/accounts/model/user";
import { getLanguageOf, listTeamAddresses } from "~/features/accounts/queries.server";
import type { SignUpInput } from "~/features/accounts/schema";
import { queueEmail } from "~/features/mail/outbox.server";
import { hashPassword, verifyPassword } from "~/server/crypto/password.server";
import { violatedConstraint } from "~/server/db/database-errors.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import type { PasswordProof } from "~/server/sessions/sessions.server";
import type { Language } from "~/site/language";
import type { SignUpChoice } from "./account-links.server";
import {
  consumeAccountLink,
  createAccountLink,
  endAccountLinks,
  getAccountLink,
  getExpiredLink,
  LINK_EXPIRED,
} from "./account-links.server";

/**
 * Creates a client's account and writes to its address. An address that has an account already is told so by e-mail
 * alone: the visitor who typed it learns nothing, and waits as long. What is chosen for an address that is not confirmed
 * yet goes with the link: the account may have been created by a stranger to the address.
 * @param language in which this e-mail is written, and every later one to a new account
 */
export async function signUp({ full_name, email, password }: SignUpInput, language: Language): Promise<void> {
  const password_hash = await hashPassword(password);
  const chosen = { passwordHash: password_hash, fullName: full_name };
  try {
    await runTransaction(async (tx) => {
      const known = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
      if (known?.email_verified_at) return queueEmail(tx, accountExists(readerOf(known)));
      if (known) return sendVerification(tx, { id: known.profile_id, email, language, chosen });
      const credential = { create: { email, password_hash } };
      const { id } = await tx.profile.create({ data: { full_name, language, credential }, select: { id: true } });
      await sendVerification(tx, { id, email, language, chosen });
      for (const recipient of await listTeamAddresses(tx))
        await queueEmail(tx, newAccount({ recipient, fullName: full_name, email }));
      logger.info({ event: "signed-up", profileId: id });
    });
  } catch (error) {
    // A concurrent request with the same address created the account and queued its e-mail.
    if (!violatedConstraint(error)) throw error;
  }
}

const againPerProfile = rateLimit({ name: "verify-again", points: 3, seconds: 3600 });

interface Verification {
  id: string;
  email: string;
  language: Language;
  chosen: SignUpChoice;
}

async function sendVerification(tx: Transaction, verification: Verification): Promise<void> {
  const { id, email, language, chosen } = verification;
  const token = await createAccountLink(tx, { profileId: id, kind: "verify_email", email, chosen });
  await queueEmail(
    tx,
    verifyEmail({ recipient: email, fullName: chosen.fullName, language, token, isNeeded: isMailSent }),
  );
}

/**
 * Sends another link to a user who signs in with the right password but an unconfirmed address; the earlier link works
 * on. Three times an hour at most.
 */
export async function sendVerificationAgain(profileId: string): Promise<void> {
  if ((await againPerProfile.consume(profileId)) !== null) return;
  await runTransaction(async (tx) => {
    const known = await tx.credential.findUnique({ where: { profile_id: profileId }, include: { profile: true } });
    if (!known?.password_hash || known.email_verified_at) return;
    const { email, password_hash, profile } = known;
    const chosen = { passwordHash: password_hash, fullName: profile.full_name ?? email };
    await sendVerification(tx, { id: profileId, email, language: profile.language, chosen });
  });
}

/** The language of an expired sign-up link that can be renewed, or null. */
export async function getRenewalLanguage(token: string): Promise<Language | null> {
  return (await getRenewable(db, token))?.language ?? null;
}

/**
 * Sends another link in place of one that is too old, for what was chosen then. Three times an hour at most.
 * @throws DomainError `forbidden` for a link that is not one of these, or whose address is confirmed already.
 */
export async function renewVerification(token: string): Promise<void> {
  const known = await getRenewable(db, token);
  if (!known) throw new DomainError("forbidden", LINK_EXPIRED);
  if ((await againPerProfile.consume(known.id)) !== null) return;
  await runTransaction((tx) => sendVerification(tx, known));
}

async function getRenewable(tx: Transaction, token: string): Promise<Verification | null> {
  const link = await getExpiredLink(tx, "verify_email", token);
  if (!link?.chosen) return null;
  const { profileId: id, email, chosen } = link;
  const where = { profile_id: id, email, email_verified_at: null };
  const credential = await tx.credential.findFirst({ where, include: { profile: true } });
  return credential && { id, email, language: credential.profile.language, chosen };
}

const perProfile = rateLimit({ name: "confirm-account", points: 10, seconds: 900 });

/** The purpose of a link that confirms an address, or null when it is not valid. Does not use it up. */
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
