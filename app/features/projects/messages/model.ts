export const MESSAGE_MAX_LENGTH = 5_000;
export const NOTE_MAX_LENGTH = 5_000;
export const MESSAGES_SHOWN = 50;
/** A letter waits so long for further messages, in milliseconds. */
export const LETTER_AFTER_MS = 2 * 60_000;
/** Between two letters about one thread to one reader, in milliseconds. */
export const LETTER_EVERY_MS = 15 * 60_000;

/** The largest file, in bytes. */
export const FILE_MAX_BYTES = 100 * 1024 * 1024;
export const FILES_MAX = 5;
/** What the files of a project take together at most, in bytes. */
export const PROJECT_QUOTA_BYTES = 2 * 1024 ** 3;
/** The form with its files, which are refused one by one under their field. */
export const MESSAGE_BODY_MAX_BYTES = (FILES_MAX + 1) * FILE_MAX_BYTES;

export interface ShownFile {
  id: string;
  name: string;
  version: number;
  /** What it is by its content, such as 'pdf'. */
  kind: string;
  /** Such as '2,4 Mo'. */
  size: string;
  /** The picture of what it shows, with its size in pixels; null for a file that has none. */
  preview: { label: string; width: number; height: number } | null;
}

export interface ShownMessage {
  id: string;
  author: string;
  isOwn: boolean;
  /** Whether it came since the reader last looked. */
  isNew: boolean;
  /** Empty where files alone were sent. */
  text: string;
  files: ShownFile[];
  /** ISO 8601. */
  at: string;
  on: string;
}
