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

const SECRET_FIELD = /password|api_?key/i;

/** More than the longest form has. */
const FIELDS_MAX = 500;

/** The text fields of a form, so that they can be offered again: without passwords, provider keys and files. */
export function draftFieldsOf(form: FormData): [name: string, value: string][] {
  return [...form]
    .slice(0, FIELDS_MAX)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET_FIELD.test(entry[0]));
}
