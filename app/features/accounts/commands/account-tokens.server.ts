import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import { createToken, digest } from "~/server/crypto/tokens.server";
import type { AccountTokenKind } from "~/server/db/client/enums";
import type { Transaction } from "~/server/db/transaction.server";

const HOUR_MS = 3_600_000;

/** Said of a link that opens nothing any more. */
export const LINK_EXPIRED = ACCOUNT_SENTENCES.linkExpired.fr;

/** How long each link lives, in milliseconds, unless the caller says otherwise. */
const TOKEN_TTL_MS: Record<AccountTokenKind, number> = {
  reset_password: HOUR_MS,
  verify_email: 72 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
};

interface NewAccountToken {
  profileId: string;
  kind: AccountTokenKind;
  /** The address it is sent to; for a change of e-mail, the new one. */
  email: string;
  /** Milliseconds. */
  ttl?: number;
  /** What a sign-up chose, for the link that will make it count. */
  chosen?: Chosen;
}

interface Chosen {
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
 * A token for a link sent by e-mail, which may be used once. An earlier one of the same kind ends: only the newest
 * e-mail counts. Those that confirm a sign-up stand beside each other until one is used: neither a stranger who signs up
 * with the same address nor a second e-mail to its owner ends the first. It is stored as its SHA-256 alone.
 */
export async function createAccountToken(tx: Transaction, input: NewAccountToken): Promise<string> {
  const { profileId, kind, email, chosen, ttl = TOKEN_TTL_MS[kind] } = input;
  const token = createToken();
  await lockAccount(tx, profileId);
  const owned = { profile_id: profileId, kind };
  if (kind !== "verify_email") await tx.accountToken.deleteMany({ where: owned });
  const expires_at = new Date(Date.now() + ttl);
  const choice = { password_hash: chosen?.passwordHash ?? null, full_name: chosen?.fullName ?? null };
  await tx.accountToken.create({ data: { ...owned, ...choice, token_hash: digest(token), email, expires_at } });
  return token;
}

/** Uses a token up; null when it is unknown, used, or too old. Of two requests at once one succeeds. */
export async function consumeAccountToken(tx: Transaction, kind: AccountTokenKind, token: string) {
  const link = await getAccountToken(tx, kind, token);
  if (!link) return null;
  await lockAccount(tx, link.profileId);
  const [used] = await tx.$queryRaw<Held[]>`
    DELETE FROM account_tokens
    WHERE token_hash = ${digest(token)} AND kind = ${kind}::"AccountTokenKind" AND expires_at > now()
    RETURNING profile_id, email, password_hash, full_name`;
  return used ? toLink(used) : null;
}

/** A token that still works, without using it up, or null. Pages show by it whether their form is worth filling in. */
export async function getAccountToken(tx: Transaction, kind: AccountTokenKind, token: string) {
  const found = await tx.accountToken.findFirst({
    where: { token_hash: digest(token), kind, expires_at: { gt: new Date() } },
  });
  return found && toLink(found);
}

/** A token that is too old by now, until housekeeping deletes it, or null. */
export async function getExpiredToken(tx: Transaction, kind: AccountTokenKind, token: string) {
  const found = await tx.accountToken.findFirst({
    where: { token_hash: digest(token), kind, expires_at: { lte: new Date() } },
  });
  return found && toLink(found);
}

interface Held {
  profile_id: string;
  email: string;
  password_hash: string | null;
  full_name: string | null;
}

function toLink({ profile_id, email, password_hash, full_name }: Held) {
  return { profileId: profile_id, email, passwordHash: password_hash, fullName: full_name };
}
