import type { InquiryStatus } from "./inquiry";
import { INQUIRY_STATUS_LABELS } from "./inquiry";

/** What the history of an inquiry tells of. */
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

/** What an event of the kind 'quarantine' tells. */
export type QuarantineMove = "in" | "out";

const QUARANTINE_LABELS: Record<QuarantineMove, string> = {
  in: "Mise aux indésirables",
  out: "Reprise des indésirables",
};

interface TitledEvent {
  kind: InquiryEventKind;
  text: string | null;
}

/** What happened, and the words that were written; of a status and of the quarantine there are none but ours. */
export function eventWords({ kind, text }: TitledEvent): { title: string; text: string | null } {
  if (kind === "status" && text && text in INQUIRY_STATUS_LABELS)
    return { title: `Statut\u202f: ${INQUIRY_STATUS_LABELS[text as InquiryStatus]}`, text: null };
  if (kind === "quarantine" && (text === "in" || text === "out")) return { title: QUARANTINE_LABELS[text], text: null };
  return { title: EVENT_TITLES[kind], text };
}
