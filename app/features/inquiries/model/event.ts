import type { LostReason } from "./follow-up";
import { LOST_REASON_LABELS, NO_OWNER } from "./follow-up";
import type { InquiryStatus } from "./inquiry";
import { INQUIRY_STATUS_LABELS } from "./inquiry";

export type InquiryEventKind =
  | "message"
  | "note"
  | "call"
  | "email"
  | "whatsapp"
  | "status"
  | "owner"
  | "next_action"
  | "conversion"
  | "quarantine"
  | "correction"
  | "merge";

/** Kinds whose text the team has written about the sender, or said to the sender in a chat. */
export const NOTE_KINDS = ["note", "call", "whatsapp"] as const satisfies readonly InquiryEventKind[];

const EVENT_TITLES: Record<InquiryEventKind, string> = {
  message: "Message reçu",
  note: "Note",
  call: "Appel",
  email: "E-mail",
  whatsapp: "WhatsApp",
  status: "Statut",
  owner: "Responsable",
  next_action: "Prochaine action",
  conversion: "Demande convertie",
  quarantine: "Indésirables",
  correction: "Correction",
  merge: "Fusion",
};

export type QuarantineMove = "in" | "out";

const QUARANTINE_LABELS: Record<QuarantineMove, string> = {
  in: "Mise aux indésirables",
  out: "Reprise des indésirables",
};

/** What happened, and the words that were written; of a status and of the quarantine there are none but ours. */
export function eventWords({ kind, text }: { kind: InquiryEventKind; text: string | null }): {
  title: string;
  text: string | null;
} {
  if (kind === "status" && text) return { title: `Statut\u202f: ${statusWords(text)}`, text: null };
  if (kind === "owner") return { title: `Responsable\u202f: ${text ?? NO_OWNER}`, text: null };
  if (kind === "next_action" && text === null) return { title: "Plus rien n’est prévu", text: null };
  if (kind === "quarantine" && (text === "in" || text === "out")) return { title: QUARANTINE_LABELS[text], text: null };
  return { title: EVENT_TITLES[kind], text };
}

/** A status as its event keeps it: its code, and after a stroke the reason why a lead was lost. */
function statusWords(kept: string): string {
  const [status, reason] = kept.split("/");
  const label = INQUIRY_STATUS_LABELS[status as InquiryStatus] ?? status;
  return reason ? `${label} (${LOST_REASON_LABELS[reason as LostReason] ?? reason})` : label;
}
