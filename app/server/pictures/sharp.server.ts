import sharp from "sharp";
import { keyedConcurrencyLimit } from "~/server/core/keyed-concurrency-limit.server";

// One thread and no store of its own: the site's memory is worth more than a few milliseconds of a picture's making.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };

/** More than the team uploads or a crowd shares in the same seconds; beyond, waiting would take longer than trying again. */
const WAITING_MAX = 20;

const inTurn = keyedConcurrencyLimit({ runningOfOne: 1, waitingOfOne: WAITING_MAX });

/** One picture of a kind at a time: uploads do not wait behind shared pictures. @throws TooManyWaitingError */
export function withPictureLimit<Result>(kind: "upload" | "share", work: () => Promise<Result>): Promise<Result> {
  return inTurn({ key: kind }, work);
}
