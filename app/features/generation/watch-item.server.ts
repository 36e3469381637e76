import { db } from "~/server/db.server";
import { logger } from "~/server/logger.server";

const LOOK_EVERY_MS = 1000;

interface WatchedItem {
  id: string;
  attempts: number;
}

/** Breaks off the writing of an article within a second of its being cancelled, or taken over by another runner. */
export function watchItem({ id, attempts }: WatchedItem): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const look = () =>
    db.generationItem
      .count({ where: { id, attempts, status: "running" } })
      .then((count) => count === 0 && controller.abort())
      // An article is not given up because the database is away for a moment.
      .catch((error: unknown) => logger.warn({ event: "article-not-watched", itemId: id, err: error }));
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
