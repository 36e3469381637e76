import { logger } from "~/server/logger.server";

/** What visitors have sent and the site could not store. */
export interface Unstored {
  since: Date;
  count: number;
  /** Whether the team knows by a letter that went past the database. */
  isTold: boolean;
}

let unstored: Unstored | null = null;
let tell: (() => Promise<boolean>) | null = null;

/** Has the first message that cannot be stored told at once. @param send says whether it reached anybody */
export function onUnstored(send: () => Promise<boolean>): void {
  tell = send;
}

/** Counts a message that could not be stored. The team is told of the first, until `takeUnstored` finds it is over. */
export function noteUnstored(now = new Date()): void {
  if (unstored) {
    unstored.count += 1;
    return;
  }
  const first: Unstored = { since: now, count: 1, isTold: false };
  unstored = first;
  logger.error({ event: "message-not-stored" });
  tell?.().then(
    (isTold) => {
      first.isTold = isTold;
    },
    (error: unknown) => logger.error({ event: "alert-not-sent", err: error }),
  );
}

/** What this process could not store since it was asked last. */
export function takeUnstored(): Unstored | null {
  const taken = unstored;
  unstored = null;
  return taken;
}
