import type { Language } from "~/lib/language";

/** One part of a letter, from top to bottom. */
export type Block =
  | { type: "text"; text: string }
  /** The one thing to do: a button, followed by its address written out. */
  | { type: "action"; label: string; path: string }
  | { type: "facts"; rows: readonly (readonly [term: string, value: string])[] }
  /** What somebody else wrote, with its lines kept. */
  | { type: "quote"; text: string }
  /** In small print. */
  | { type: "note"; text: string };

/** A message before it is drawn. */
export interface Letter {
  /** Which letter it is, such as 'reset-password'; kept with the message. */
  kind: string;
  recipient: string;
  language: Language;
  subject: string;
  blocks: readonly Block[];
}
