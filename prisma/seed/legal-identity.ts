import type { Prisma } from "~/server/db/client/client";

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
}
