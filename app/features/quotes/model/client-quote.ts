import type { BillingDocument } from "~/features/billing/model/document";
import type { Language } from "~/site/language";

/** Where a version of a quote stands for its client. */
export type ClientQuoteState = "open" | "accepted" | "refused" | "withdrawn" | "expired" | "old" | "beingEdited";

/** Why an answer to a quote is not taken, by the name of its sentence. */
export type QuoteRefusal =
  | "alreadyAccepted"
  | "alreadyRefused"
  | "withdrawn"
  | "expired"
  | "superseded"
  | "beingEdited"
  | "foreignOption"
  | "totalChanged";

/** The statuses of versions that a client may read. */
export type ReadableStatus = "sent" | "accepted" | "refused" | "superseded" | "withdrawn";

interface Standing {
  status: ReadableStatus;
  /** The last day on which it may be accepted, as '2026-11-23'. */
  validUntil: string;
  /** Whether no later version was sent. */
  isCurrent: boolean;
  /** Whether the agency writes a later version. */
  isBeingEdited: boolean;
}

/** Where a version stands on a day. */
export function stateOfQuote(
  { status, validUntil, isCurrent, isBeingEdited }: Standing,
  today: string,
): ClientQuoteState {
  if (status === "accepted" || status === "refused") return status;
  if (!isCurrent || status === "superseded") return "old";
  if (status === "withdrawn") return status;
  if (validUntil < today) return "expired";
  return isBeingEdited ? "beingEdited" : "open";
}

export const CLIENT_QUOTE_TONES = {
  open: "yellow",
  accepted: "green",
  refused: "red",
  withdrawn: "neutral",
  expired: "neutral",
  old: "neutral",
  beingEdited: "blue",
} as const satisfies Record<ClientQuoteState, string>;

/** What an answer to a version is refused with, in the state that it is in; null for an open one. */
export const REFUSAL_OF_STATE: Record<ClientQuoteState, QuoteRefusal | null> = {
  open: null,
  accepted: "alreadyAccepted",
  refused: "alreadyRefused",
  withdrawn: "withdrawn",
  expired: "expired",
  old: "superseded",
  beingEdited: "beingEdited",
};

/** The evidence of an acceptance (law 43-20), as the office reads it. */
export interface AcceptanceDossier {
  /** Of the acceptance. */
  id: string;
  name: string;
  role: string;
  acceptedAt: Date;
  /** The same in the words of the quote: browsers know other rules of Casablanca's clock than the server. */
  accepted: string;
  ip: string | null;
  userAgent: string | null;
  /** The document with the chosen options among its lines. */
  document: BillingDocument;
  documentSha256: string;
  /** Of the document as it was sent, without a choice. */
  sentSha256: string;
  chosen: string[];
}

/**
 * The same as a client reads it. A link is passed on, and a client has several people: who reads a quote does not learn
 * from where another has accepted it.
 */
export type ClientDossier = Omit<AcceptanceDossier, "ip" | "userAgent">;

/** What is shown of a dossier. */
export type ShownDossier = Omit<ClientDossier, "id" | "acceptedAt" | "document" | "sentSha256"> & {
  ip?: string | null;
  userAgent?: string | null;
  document: Pick<BillingDocument, "gross" | "currency"> & { lines: { id: string; designation: string }[] };
};

/** A version of a quote as its client reads it. */
export interface ClientQuote {
  id: string;
  rootId: string;
  revision: number;
  language: Language;
  state: ClientQuoteState;
  document: BillingDocument;
  dossier: ClientDossier | null;
  /** The last answer that was no acceptance. */
  response: { kind: "change" | "refusal"; createdAt: Date } | null;
  versions: { revision: number; sentAt: Date; isCurrent: boolean }[];
  projectId: string | null;
}
