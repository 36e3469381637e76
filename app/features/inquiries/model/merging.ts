import type { InquiryStatus } from "./inquiry";
import { IN_QUARANTINE, isErased } from "./inquiry";

export const MERGE_GONE =
  "Une des deux demandes n’existe plus\u202f: elle a été effacée ou fusionnée entre-temps. Rien n’a changé.";
const WITH_ITSELF = "Une demande ne se fusionne pas avec elle-même.";
const CONVERTED =
  "Une demande convertie a son projet et ne se fusionne pas\u202f: notez plutôt dans son historique ce qui est nouveau.";
const ERASED = "Cette demande a été effacée à la demande de la personne\u202f: elle ne se fusionne plus.";

interface Mergeable {
  id: string;
  name: string;
  email: string | null;
  status: InquiryStatus;
  project_id: string | null;
  is_spam: boolean;
}

/** Why two inquiries cannot be merged, in words; null where they can. */
export function mergeRefusal(kept: Mergeable, merged: Mergeable): string | null {
  const both = [kept, merged];
  if (kept.id === merged.id) return WITH_ITSELF;
  if (both.some(isErased)) return ERASED;
  if (both.some(({ status, project_id }) => status === "converted" || project_id !== null)) return CONVERTED;
  if (both.some(({ is_spam }) => is_spam)) return IN_QUARANTINE;
  return null;
}

export interface MergedMessage {
  facts: Readonly<Record<string, string>>;
  message: string;
}

/** As a line of the history: the facts, a line each, and the message below them. */
export function mergedMessageText({ facts, message }: MergedMessage): string {
  return [...Object.entries(facts).map(([label, value]) => `${label}\u202f: ${value}`), "", message].join("\n");
}

/** What `mergedMessageText` has written. */
export function readMergedMessage(text: string): MergedMessage {
  const end = text.indexOf("\n\n");
  const lines = text.slice(0, end).split("\n");
  const facts = lines.map((line): [string, string] => {
    const [label = "", ...value] = line.split("\u202f: ");
    return [label, value.join("\u202f: ")];
  });
  return { facts: Object.fromEntries(facts), message: text.slice(end + 2) };
}
