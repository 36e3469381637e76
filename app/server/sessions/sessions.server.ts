import { DAY_MS } from "~/lib/dates/durations";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DatabaseUnavailableError, DomainError } from "~/server/errors.server";
import type { SignedInUser } from "./user";

/** A session ends this long after it began, whatever happens. */
export const SESSION_ABSOLUTE_DAYS = 30;
const SESSION_IDLE_DAYS = 7;
const TOUCH_EVERY_MS = 5 * 60_000;
const USER_AGENT_MAX_LENGTH = 300;
const SESSIONS_SHOWN_MAX = 50;

/** Begins a session and returns its token, stored nowhere; null if the password was changed since it was proven. */
export async function startSession(
  proof: PasswordProof,
  { userAgent, address }: { userAgent: string | null; address: string | null },
): Promise<string | null> {
  const token = createToken();
  const data = {
    token_hash: digest(token),
    profile_id: proof.profileId,
    user_agent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    address,
    expires_at: new Date(Date.now() + SESSION_ABSOLUTE_DAYS * DAY_MS),
  };
  return db.$transaction(async (tx) => {
    if (!(await isStillProven(tx, proof))) return null;
    await tx.session.create({ data });
    return token;
  });
}

/** Ends one session; a token without a session is no error. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { token_hash: digest(token) } });
}

/** The open sessions of a user, the latest used first, each with an id that opens nothing. */
export async function listSessions(profileId: string, currentToken: string | null) {
  const now = Date.now();
  const sessions = await db.session.findMany({
    where: { profile_id: profileId, ...openAt(now) },
    orderBy: { last_seen_at: "desc" },
    take: SESSIONS_SHOWN_MAX,
  });
  return sessions.map(({ token_hash, user_agent, address, last_seen_at }) => ({
    id: digest(token_hash),
    userAgent: user_agent,
    address,
    lastSeenAt: last_seen_at,
    isCurrent: currentToken !== null && token_hash === digest(currentToken),
  }));
}

/** Ends one of the user's own sessions by its listed id. @throws DomainError `not-found` if over, or another's */
export async function endListedSession(profileId: string, id: string): Promise<void> {
  const own = await db.session.findMany({ where: { profile_id: profileId }, select: { token_hash: true } });
  const found = own.find(({ token_hash }) => digest(token_hash) === id);
  const where = { token_hash: found?.token_hash ?? "", profile_id: profileId };
  const { count } = await db.session.deleteMany({ where });
  if (count === 0) throw new DomainError("not-found", "Cette session est déjà terminée");
}

/** Ends all sessions of the user but the one of this token. */
export async function endOtherSessions(profileId: string, currentToken: string | null): Promise<void> {
  const isOther = currentToken === null ? {} : { token_hash: { not: digest(currentToken) } };
  await db.session.deleteMany({ where: { profile_id: profileId, ...isOther } });
}

function openAt(now: number) {
  return { expires_at: { gt: new Date(now) }, last_seen_at: { gt: new Date(now - SESSION_IDLE_DAYS * DAY_MS) } };
}

/** Whose session this is, or null when there is none, it is too old, or unused for too long. */
export async function getSessionUser(token: string): Promise<SignedInUser | null> {
  const now = Date.now();
  const token_hash = digest(token);
  const open = openAt(now);
  // One statement, since every private screen asks: Prisma would read the three tables one after the other.
  const [session] = await db.$queryRaw<(SignedInUser & { last_seen_at: Date })[]>`
    SELECT s.last_seen_at, p.id, coalesce(p.full_name, c.email) AS "fullName", c.email, p.role::text AS role,
      p.language::text AS language
    FROM sessions s JOIN profiles p ON p.id = s.profile_id JOIN credentials c ON c.profile_id = p.id
    WHERE s.token_hash = ${token_hash} AND s.expires_at > ${open.expires_at.gt} AND s.last_seen_at > ${open.last_seen_at.gt}`;
  if (!session) return null;
  const { last_seen_at, ...user } = session;
  const unseenMs = now - last_seen_at.getTime();
  if (unseenMs > TOUCH_EVERY_MS || unseenMs < -CLOCK_SKEW_MS) await touchSession(token_hash);
  return user;
}

/** Notes that it is in use, if it can be written. One begun while the clock was ahead ends as if begun now. */
async function touchSession(tokenHash: string): Promise<void> {
  const now = new Date();
  const latest = new Date(now.getTime() + SESSION_ABSOLUTE_DAYS * DAY_MS);
  try {
    await db.$executeRaw`
      UPDATE sessions SET last_seen_at = ${now}::timestamptz, expires_at = LEAST(expires_at, ${latest}::timestamptz)
      WHERE token_hash = ${tokenHash}`;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
  }
}

/** An account, and the hash of the password that was just found right for it or has just become its own. */
export interface PasswordProof {
  profileId: string;
  passwordHash: string;
}

/** Whether the proven password is still the account's, and until the transaction ends: a request to change it waits. */
export async function isStillProven(tx: Transaction, proof: PasswordProof): Promise<boolean> {
  const { profileId, passwordHash } = proof;
  // The profile first, as its erasure does: two that lock the same rows in another order would block each other.
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${profileId}::uuid FOR KEY SHARE`;
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM credentials WHERE profile_id = ${profileId}::uuid AND password_hash = ${passwordHash} FOR SHARE`;
  return rows.length === 1;
}
