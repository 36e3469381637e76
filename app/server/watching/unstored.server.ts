import { logger } from "~/server/logger.server";

/** What visitors have sent and the site could not store. */
export interface Unstored {
  since: Date;
  count: number;
  /** Whether the team knows by a letter that went past the database. */
  isTold: boolean;
}

/** A database that comes and goes is told of once in so long. */
const TOLD_FOR_MS = 24 * 3_600_000;

let unstored: Omit<Unstored, "isTold"> | null = null;
let tell: () => Promise<boolean> = () => Promise.resolve(false);
let told: { at: Date; hasReached: Promise<boolean> } | null = null;

/** Has the first message that cannot be stored told at once. @param send says whether it reached an admin */
export function onUnstored(send: () => Promise<boolean>): void {
  tell = send;
  told = null;
}

/** Counts a message that could not be stored. The team is told of the first in a day. */
export function noteUnstored(now = new Date()): void {
  if (unstored) {
    unstored.count += 1;
    return;
  }
  unstored = { since: now, count: 1 };
  logger.error({ event: "message-not-stored" });
  if (!told || now.getTime() - told.at.getTime() > TOLD_FOR_MS) {
    const hasReached = tell().catch((error: unknown) => {
      logger.error({ event: "alert-not-sent", err: error });
      return false;
    });
    told = { at: now, hasReached };
  }
}

/** Notes that the team knows by another way, as from another process. */
export function noteTold(at: Date): void {
  if (!told || told.at < at) told = { at, hasReached: Promise.resolve(true) };
}

/** What this process could not store since it was asked last, once it is known whether the letter of it has gone. */
export async function takeUnstored(): Promise<Unstored | null> {
  const taken = unstored;
  unstored = null;
  if (!taken) return null;
  const isTold = (await told?.hasReached) ?? false;
  if (!isTold) told = null;
  return { ...taken, isTold };
}
