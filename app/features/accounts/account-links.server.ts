import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import { DAY_MS, HOUR_MS } from "~/lib/dates/durations";
import { digest } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import type { LinkKind } from "~/server/db/client/enums";
import { createLink, openedBy } from "~/server/db/links.server";
import type { Transaction } from "~/server/db/transaction.server";

export const LINK_EXPIRED = ACCOUNT_SENTENCES.linkExpired.fr;

/** Links that change how a user signs in. */
export type AccountLinkKind = Extract<LinkKind, "verify_email" | "change_email" | "reset_password" | "invitation">;

/** How long each link lives, in milliseconds, unless the caller says otherwise. */
const LINK_TTL_MS: Record<AccountLinkKind, number> = {
  reset_password: HOUR_MS,
  verify_email: 3 * DAY_MS,
  change_email: DAY_MS,
  invitation: 7 * DAY_MS,
};

interface NewAccountLink {
  profileId: string;
  kind: AccountLinkKind;
  /** The address it is sent to; for a change of e-mail, the new one. */
  email: string;
  ttl?: number;
  /** The password and name of a sign-up, which count once this link is used. */
  chosen?: SignUpChoice;
}

/** The password and name of a sign-up: they count once this very link is used with this password. */
export interface SignUpChoice {
  passwordHash: string;
  fullName: string;
}

/**
 * Lets the changes of one account come one after the other, until the transaction ends. What changes its password,
 * address or links does this first: two transactions that lock the rows of one account in another order would deadlock.
 */
export async function lockAccount(tx: Transaction, profileId: string): Promise<void> {
  // Rows that only refer to the profile, such as a new session, need not wait.
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${profileId}::uuid FOR NO KEY UPDATE`;
}

/** Whether an account's address is still unproven; it stays so until the transaction ends. */
export async function lockUnproven(tx: Transaction, profileId: string, email: string): Promise<boolean> {
  await lockAccount(tx, profileId);
  return (await tx.credential.count({ where: { profile_id: profileId, email, email_verified_at: null } })) > 0;
}

/**
 * A link sent by e-mail, which may be used once. An earlier one of the same kind ends: only the newest e-mail counts.
 * Those that confirm a sign-up stand beside each other until one is used: neither a stranger who signs up with the same
 * address nor a second e-mail to its owner ends the first.
 * @returns its token
 */
export async function createAccountLink(tx: Transaction, input: NewAccountLink): Promise<string> {
  const { profileId, kind, email, chosen, ttl = LINK_TTL_MS[kind] } = input;
  await lockAccount(tx, profileId);
  const owned = { profile_id: profileId, kind };
  if (kind !== "verify_email") await tx.link.deleteMany({ where: owned });
  const sign_up = chosen && { create: { password_hash: chosen.passwordHash, full_name: chosen.fullName } };
  return createLink(tx, { ...owned, email, expires_at: new Date(Date.now() + ttl), sign_up });
}

/** Ends every link of an account, except the address of its calendar. */
export async function endAccountLinks(tx: Transaction, profileId: string): Promise<void> {
  await tx.link.deleteMany({ where: { profile_id: profileId, email: { not: null } } });
}

/** Uses a link up; null when it is unknown, used, or too old. Of two requests at once one succeeds. */
export async function consumeAccountLink(tx: Transaction, kind: AccountLinkKind, token: string) {
  const link = await getAccountLink(tx, kind, token);
  if (!link) return null;
  await lockAccount(tx, link.profileId);
  const { count } = await tx.link.deleteMany({ where: openedBy(kind, token) });
  return count > 0 ? link : null;
}

/** A link that still works, without using it up, or null. Pages show by it whether their form is worth filling in. */
export function getAccountLink(tx: Transaction, kind: AccountLinkKind, token: string) {
  return findLink(tx, openedBy(kind, token));
}

/** A link that is too old by now, until housekeeping deletes it, or null. */
export function getExpiredLink(tx: Transaction, kind: AccountLinkKind, token: string) {
  return findLink(tx, { kind, token_hash: digest(token), expires_at: { lte: new Date() } });
}

async function findLink(tx: Transaction, where: Prisma.LinkWhereInput) {
  const link = await tx.link.findFirst({ where, include: { sign_up: true } });
  if (!link?.profile_id || !link.email) return null;
  const { profile_id: profileId, email, sign_up } = link;
  const chosen = sign_up && { passwordHash: sign_up.password_hash, fullName: sign_up.full_name };
  return { profileId, email, chosen };
}
