import type { Currency, DocumentLine } from "~/features/billing/model/content";
import { vatObstacles } from "~/features/billing/model/vat-obstacles";
import { ratesOn } from "~/features/legal-identity/model";
import { getLegalIdentity, listVatRates } from "~/features/legal-identity/queries.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import { isoDay } from "~/site/format";

/**
 * Holds the lines of an invoice that is written by hand against the rates of its operation's day, the client and the
 * regime. What comes of a quote was held against them when that was sent.
 * @throws DomainError `conflict`
 */
export async function expectVat(
  tx: Transaction,
  draft: { currency: Currency; operation_on: Date | null; billing_client: { country: string } },
  lines: readonly DocumentLine[],
): Promise<void> {
  const { currency, operation_on, billing_client } = draft;
  const day = operation_on ? isoDay(operation_on) : dayInCasablanca(new Date());
  const rates = ratesOn(await listVatRates(tx), day);
  const isSellerExempt = (await getLegalIdentity(tx)).vat_regime === "auto_entrepreneur";
  const [sentence] = vatObstacles(lines, { rates, day, isSellerExempt, currency, country: billing_client.country });
  if (sentence) throw new DomainError("conflict", sentence);
}
