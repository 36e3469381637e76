import sharp from "sharp";

// One thread and no store of its own: the site's memory is worth more than a few milliseconds of a picture's making.
sharp.concurrency(1);
sharp.cache(false);

/** The picture library, set to be a modest guest. */
export const imaging = sharp;

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: a crowd that shares or uploads a hundred must not take the machine from its visitors. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
