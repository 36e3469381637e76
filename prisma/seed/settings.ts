import type { Prisma } from "~/server/db/client/client";

/** The address of the fictitious company, in a street that does not exist. */
const SETTINGS = {
  contact_address: "12, rue de l’Exemple, Casablanca, Maroc",
  contact_arrival: "Tramway T1 et T2, station Place des Nations Unies, puis cinq minutes à pied.",
};

/** Inserts what the owner of the demo has set. */
export async function insertSettings(tx: Prisma.TransactionClient): Promise<void> {
  await tx.siteSetting.createMany({ data: Object.entries(SETTINGS).map(([name, value]) => ({ name, value })) });
}
