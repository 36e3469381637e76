import { cleanText } from "~/lib/text/clean-text";
import { db } from "~/server/db/db.server";
import { logger } from "~/server/logger.server";

const STORE_EVERY_MS = 1000;

export interface Follower {
  /** Ends the writing within a second of its being cancelled, or taken over by another runner. */
  signal: AbortSignal;
  /** Takes the text so far, which is stored about once a second for the pages that follow it. */
  onText: (markdownSoFar: string) => void;
  end: () => void;
}

/** Stores the growing text of an item, and sees by it whether the item is still this runner's. */
export function followItem({ id, attempts }: { id: string; attempts: number }): Follower {
  const controller = new AbortController();
  const where = { id, attempts, status: "running" as const };
  let text = "";
  let stored = "";
  const store = async () => {
    const growing = text;
    // Of a text that has not grown nothing is written: it is only asked whether it is still wanted.
    const count =
      growing === stored
        ? await db.generationItem.count({ where })
        : (await db.generationItem.updateMany({ where, data: { partial_text: cleanText(growing) } })).count;
    if (count === 0) controller.abort();
    stored = growing;
  };
  // A short outage of the database does not fail the article.
  const tick = () =>
    void store().catch((err: unknown) => logger.warn({ event: "article-not-followed", itemId: id, err }));
  const timer = setInterval(tick, STORE_EVERY_MS);
  return {
    signal: controller.signal,
    onText: (markdownSoFar) => {
      text = markdownSoFar;
    },
    end: () => clearInterval(timer),
  };
}
