import type { FormDraft } from "~/lib/forms/form-draft";
import { formatDateTime } from "./format";

/** Form drafts as their page offers them, with the time in words. */
export function toFormDrafts(offers: readonly { key: string; keptAt: Date; title: string }[]): FormDraft[] {
  return offers.map(({ key, keptAt, title }) => ({ key, keptOn: formatDateTime(keptAt), title }));
}
