import { LOAD_FAILURES } from "~/content/load-failures";

export const INVOICE_KIND_LABELS = {
  deposit: "Acompte",
  progress: "Situation",
  balance: "Solde",
  credit: "Avoir",
  free: "Facture",
};

/** The kinds of invoice, a credit note included. */
export type InvoiceKind = keyof typeof INVOICE_KIND_LABELS;

/** The tabs of the list, as its address names them. */
export const INVOICE_VIEWS = ["brouillons", "a-encaisser", "en-retard", "payees", "avoirs"] as const;

export type InvoiceView = (typeof INVOICE_VIEWS)[number];

export const INVOICE_VIEW_LABELS: Record<InvoiceView, string> = {
  brouillons: "Brouillons",
  "a-encaisser": "À encaisser",
  "en-retard": "En retard",
  payees: "Payées",
  avoirs: "Avoirs",
};

export type InvoiceState = "draft" | "credit" | "due" | "late" | "partly" | "paid" | "overpaid" | "cancelled";

export const INVOICE_STATE_LABELS: Record<InvoiceState, string> = {
  draft: "Brouillon",
  credit: "Avoir",
  due: "À encaisser",
  late: "En retard",
  partly: "Payée en partie",
  paid: "Payée",
  overpaid: "Trop-perçu",
  cancelled: "Annulée par avoir",
};

export const INVOICE_STATE_TONES = {
  draft: "neutral",
  credit: "purple",
  due: "blue",
  late: "red",
  partly: "yellow",
  paid: "green",
  overpaid: "yellow",
  cancelled: "neutral",
} as const satisfies Record<InvoiceState, string>;

interface Balance {
  due_on: Date;
  payable: number;
  received: number;
  withheld: number;
  credited: number;
  remaining: number;
}

/** The state of an invoice on a day ('2026-11-23'). */
export function stateOf(
  { kind, issued_at, balance }: { kind: InvoiceKind; issued_at: Date | null; balance: Balance | null },
  today: string,
): InvoiceState {
  if (!issued_at || !balance) return issued_at ? "credit" : "draft";
  if (kind === "credit") return "credit";
  if (balance.remaining < 0) return "overpaid";
  if (balance.remaining === 0) return isWhollyCredited(balance) ? "cancelled" : "paid";
  if (balance.due_on.toISOString().slice(0, 10) < today) return "late";
  return balance.received + balance.withheld > 0 ? "partly" : "due";
}

/** Whether credit notes cancel the whole invoice: its step can be invoiced again. */
export function isWhollyCredited(balance: Pick<Balance, "payable" | "credited"> | null): boolean {
  return balance !== null && balance.credited > 0 && balance.credited >= balance.payable;
}

export const INVOICE_GONE = "Cette facture n’existe plus";
export const INVOICE_ISSUED_BEFORE = "Cette facture est déjà émise\u202f: elle ne se modifie plus, un avoir la corrige";
export const INVOICE_TOO_MUCH = "Une facture ne peut pas dépasser 20\u202f000\u202f000,00";
export const INVOICES_LOAD_FAILURE = LOAD_FAILURES.invoices.fr;
export const DRAFT_SAVED = "Brouillon enregistré";
