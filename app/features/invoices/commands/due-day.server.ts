import { formatDocumentDay } from "~/features/billing/model/days";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { getLegalIdentity } from "~/features/legal-identity/queries.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { addDays } from "~/site/calendar";
import { isoDay } from "~/site/format";
import type { RulesFor } from "./draft-body.server";

/**
 * Until when an invoice that is issued on a day is to be paid; a credit note never. By default after the days of the
 * settings, at most after those that the rule of the day allows.
 * @throws DomainError `conflict` for a later day
 */
export async function dueDay(
  tx: Transaction,
  { kind, due_on }: { kind: InvoiceKind; due_on: Date | null },
  { issuedOn, rulesFor }: { issuedOn: string; rulesFor: RulesFor },
): Promise<string | null> {
  if (kind === "credit") return null;
  const { payment_days_max: ceiling } = await rulesFor(["payment_days_max"]);
  const last = ceiling && addDays(issuedOn, ceiling.value);
  const usual = addDays(issuedOn, (await getLegalIdentity(tx)).payment_days);
  // Those of the settings may be more than a rule allows that was added since.
  const chosen = due_on ? isoDay(due_on) : last && usual > last ? last : usual;
  if (last && chosen > last) throw new DomainError("conflict", tooLate(ceiling, last));
  return chosen < issuedOn ? issuedOn : chosen;
}

function tooLate({ value, source }: { value: number; source: string }, last: string): string {
  const limit = `L’échéance dépasse les ${value} jours que permet la loi (${source})`;
  return `${limit}\u202f: choisissez le ${formatDocumentDay(last, "fr")} au plus tard`;
}
