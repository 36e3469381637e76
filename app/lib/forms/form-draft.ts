/** Field and query parameter that name a form draft saved from an ended session. */
export const DRAFT_FIELD = "kept";

/** The intent that discards a form draft. */
export const DISCARD_DRAFT = "discard-kept";

/** A form draft on offer: its key, when it was saved, in words, and its title where it has one. */
export interface FormDraft {
  key: string;
  keptOn: string;
  title: string;
}
