import { totalsOf } from "~/features/billing/model/totals";
import type { BillingDocument, LineOption } from "~/features/billing/schema";
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

/** Followed by the id of a line. */
const OPTION_FIELD = "option:";

type OptionLine = BillingDocument["options"][number];

/** Options of which the client chooses one at most, or any. */
export interface OptionGroup extends LineOption {
  lines: OptionLine[];
}

export function optionGroupsOf({ options }: Pick<BillingDocument, "options">): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const line of options) {
    const key = `${line.option.kind} ${line.option.group}`;
    const known = groups.get(key);
    if (known) known.lines.push(line);
    else groups.set(key, { ...line.option, lines: [line] });
  }
  return [...groups.values()];
}

/** The field of an option: each checkbox has its own, the radios of a group share that of its first line. */
export function optionField({ kind, lines }: OptionGroup, line: Pick<OptionLine, "id">): string {
  return OPTION_FIELD + (kind === "one_of" ? lines[0]?.id : line.id);
}

export function optionFieldsOf(document: Pick<BillingDocument, "options">): string[] {
  const names = optionGroupsOf(document).flatMap((group) => group.lines.map((line) => optionField(group, line)));
  return [...new Set(names)];
}

/**
 * The ids of the lines that a form has chosen, in the order of the document. A field holds the id of a line, or 'on' for
 * the line that it is named after; an empty one chooses none.
 * @returns null for an option of another document, or for two options that exclude each other
 */
export function readChoice(
  fields: Iterable<readonly [name: string, value: unknown]>,
  document: Pick<BillingDocument, "options">,
): string[] | null {
  const chosen = new Set<string>();
  for (const [name, value] of fields) {
    if (!name.startsWith(OPTION_FIELD) || value === "") continue;
    chosen.add(value === "on" ? name.slice(OPTION_FIELD.length) : String(value));
  }
  const groups = optionGroupsOf(document);
  const known = groups.flatMap(({ lines }) => lines).filter(({ id }) => chosen.has(id));
  const isTwofold = groups.some(
    ({ kind, lines }) => kind === "one_of" && lines.filter(({ id }) => chosen.has(id)).length > 1,
  );
  return known.length < chosen.size || isTwofold ? null : known.map(({ id }) => id);
}

/** The document with these options among its lines, and with the sums of all of them. */
export function withChoice(document: BillingDocument, chosen: readonly string[]): BillingDocument {
  const isChosen = ({ id }: OptionLine) => chosen.includes(id);
  const added = document.options.filter(isChosen).map(({ option, ...line }) => line);
  const lines = [...document.lines, ...added];
  const totals = totalsOf(lines);
  const options = document.options.filter((line) => !isChosen(line));
  return { ...document, lines, options, ...totals, payable: totals.gross };
}
