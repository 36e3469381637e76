import type { Prisma } from "~/server/db/client/client";
import { addDays, dayInCasablanca } from "~/site/calendar";

/** A company that does not exist, and says so wherever its name is printed. */
const IDENTITY = {
  legal_name: "Zellige Studio (société fictive)",
  legal_form: "sarl",
  share_capital_mad: 100_000,
  head_office: "12, rue de l’Exemple, Casablanca, Maroc",
  ice: "000000000000000",
  if_number: "00000000",
  rc: "000000",
  rc_town: "Casablanca",
  tp: "00000000",
  cnss: "0000000",
  rib: "000000000000000000000000",
  bank_name: "Banque de l’Exemple",
} as const;

/** Inserts who issues the documents of the demo. */
export async function insertLegalIdentity(tx: Prisma.TransactionClient): Promise<void> {
  await tx.legalIdentity.create({ data: IDENTITY });
  const today = dayInCasablanca(new Date());
  for (const { days, until, ...rule } of RULES) {
    const valid_until = until ? new Date(until) : null;
    await tx.datedRule.create({ data: { ...rule, valid_from: new Date(addDays(today, days)), valid_until } });
  }
}

/** The agency's own delays beside those of the product: one that is over, one to come. */
const RULES = [
  { kind: "late_letter_first", value: 5, source: "usage de l’agence (exemple)", days: -4000, until: "2019-12-31" },
  { kind: "late_letter_second", value: 20, source: "usage de l’agence (exemple)", days: 45, until: null },
] as const;

/** What the documents and payments of the demo went by stays as it is. */
export async function markUsedRules(tx: Prisma.TransactionClient): Promise<void> {
  const valid_from = { lte: new Date(dayInCasablanca(new Date())) };
  const data = { used_at: new Date() };
  await tx.datedRule.updateMany({ where: { valid_from, kind: { in: [...FOLLOWED] } }, data });
  await tx.vatRate.updateMany({ where: { valid_from }, data });
}

/** An invoice of each kind of client, VAT kept by a public one, cash, and services for clients abroad. */
const FOLLOWED = ["payment_days_max", "vat_withheld_public_body", "stamp_duty_cash", "mention_export"] as const;
