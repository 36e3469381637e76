/** The field of a form, and the parameter of its address, that name a text which was kept from an ended session. */
export const DRAFT_FIELD = "kept";

/** The intent by which a kept text is given up. */
export const DISCARD_DRAFT = "discard-kept";

/** A kept text on offer: its name, when it was kept, in words, and its title where it has one. */
export interface FormDraft {
  key: string;
  keptOn: string;
  title: string;
}
