import { LOAD_FAILURES } from "~/content/load-failures";
import type { Tone } from "~/ui/badge";

export const QUOTES_PATH = "/admin/devis";

/** The statuses as the database keeps them. */
export type QuoteStatus = "draft" | "sent" | "accepted" | "refused" | "superseded" | "withdrawn";

/** The same, with the quotes whose last day is over. */
export type ShownStatus = QuoteStatus | "expired";

export const QUOTE_STATUS_LABELS: Record<ShownStatus, string> = {
  draft: "Brouillon",
  sent: "Envoyé",
  accepted: "Accepté",
  refused: "Refusé",
  expired: "Expiré",
  superseded: "Remplacé",
  withdrawn: "Retiré",
};

export const QUOTE_STATUS_TONES: Record<ShownStatus, Tone> = {
  draft: "neutral",
  sent: "blue",
  accepted: "green",
  refused: "red",
  expired: "yellow",
  superseded: "neutral",
  withdrawn: "neutral",
};

export const QUOTE_TABS = ["draft", "sent", "accepted", "refused", "expired"] as const;
export type QuoteTab = (typeof QUOTE_TABS)[number];

export const QUOTE_TAB_LABELS: Record<QuoteTab, string> = {
  draft: "Brouillons",
  sent: "Envoyés",
  accepted: "Acceptés",
  refused: "Refusés",
  expired: "Expirés",
};

/** Where a quote stands on a day. @param validUntil its last day, as '2026-11-23' */
export function shownStatus(status: QuoteStatus, validUntil: string | null, today: string): ShownStatus {
  return status === "sent" && validUntil !== null && validUntil < today ? "expired" : status;
}

export const QUOTES_LOAD_FAILURE = LOAD_FAILURES.quotes.fr;
export const QUOTE_GONE = "Ce devis n’existe plus.";
export const TOTAL_TOO_DEAR = "Le total dépasse 20 000 000\u202f: faites-en deux devis";
export const NOT_A_DRAFT = "Ce devis est déjà envoyé\u202f: il ne change plus. Faites-en une nouvelle version.";
export const NEVER_SENT = "Ce devis n’a pas encore été envoyé.";
export const ALREADY_ACCEPTED = "Ce devis est accepté\u202f: il ne se change ni ne se retire plus.";
export const DELETE_TEMPLATE_QUESTION = "Supprimer ce modèle\u202f? Les devis qui en sont faits restent.";
export const TEMPLATE_SAVED = "Modèle enregistré";
export const TEMPLATE_DELETED = "Modèle supprimé";
export const TEMPLATE_GONE = "Ce modèle n’existe plus.";

/** A version of a quote as a list of the office shows it; dates and money as they are read. */
export interface QuoteRow {
  id: string;
  number: string | null;
  revision: number;
  title: string;
  /** To whom it is made out, or the lead that asks for it. */
  client: string | null;
  status: ShownStatus;
  gross: string;
  /** When it was sent, or begun. */
  at: string;
  on: string;
  validUntil: string | null;
  /** Whether its client has asked for a change of this version. */
  isChangeAsked: boolean;
}

/** 'D-2026-0042, version 2'. */
export function quoteName({ number, revision }: Pick<QuoteRow, "number" | "revision">): string {
  const name = number ?? "Sans numéro";
  return revision > 1 ? `${name}, version ${revision}` : name;
}
