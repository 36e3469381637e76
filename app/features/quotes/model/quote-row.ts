import type { ShownStatus } from "./quote";

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
