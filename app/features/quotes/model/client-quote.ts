import type { BillingDocument } from "~/features/billing/schema";
import type { Language } from "~/site/language";

export type ClientQuoteState = "open" | "accepted" | "refused" | "withdrawn" | "expired" | "old" | "beingEdited";

/** Why an answer to a quote is refused: the keys of the sentences in `content/quote-page`. */
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

export function stateOfQuote(
  {
    status,
    validUntil,
    isCurrent,
    isBeingEdited,
  }: {
    status: ReadableStatus;
    /** The last day on which it may be accepted, as '2026-11-23'. */
    validUntil: string;
    /** Whether no later version was sent. */
    isCurrent: boolean;
    /** Whether the agency writes a later version. */
    isBeingEdited: boolean;
  },
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

/** The same for the client's people and the holders of the link: they do not learn from which address it was accepted. */
export type ClientDossier = Omit<AcceptanceDossier, "ip" | "userAgent">;

export type ShownDossier = Omit<ClientDossier, "id" | "acceptedAt" | "document" | "sentSha256"> & {
  ip?: string | null;
  userAgent?: string | null;
  document: Pick<BillingDocument, "gross" | "currency"> & { lines: { id: string; designation: string }[] };
};

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
