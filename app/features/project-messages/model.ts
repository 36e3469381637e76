/** The longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 5_000;
/** The longest internal note, in characters. */
export const NOTE_MAX_LENGTH = 5_000;
/** So many messages are shown at a time. */
export const MESSAGES_SHOWN = 50;
/** A letter waits so long for further messages, in milliseconds. */
export const LETTER_AFTER_MS = 2 * 60_000;
/** Between two letters about one thread to one reader, in milliseconds. */
export const LETTER_EVERY_MS = 15 * 60_000;

export const NOTE_GONE = "Cette note a déjà été supprimée";

/** A message as a page shows it. */
export interface ShownMessage {
  id: string;
  author: string;
  /** Whether the reader's own side wrote it. */
  isOwn: boolean;
  /** Whether it came since the reader last looked. */
  isNew: boolean;
  text: string;
  /** ISO 8601. */
  at: string;
  on: string;
}
