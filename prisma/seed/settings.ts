import type { Prisma } from "~/server/db/client/client";

/** The address of the fictitious company, in a street that does not exist. */
const SETTINGS = {
  contact_address: "12, rue de l’Exemple, Casablanca, Maroc",
  contact_arrival: "Tramway T1 et T2, station Place des Nations Unies, puis cinq minutes à pied.",
  publisher: "Youssef El Idrissi, gérant",
  host: "Hébergeur de l’Exemple (société fictive), Casablanca, Maroc, +212\u00a05\u00a022\u00a000\u00a000\u00a000",
  figure_projects_since: "2016",
  figure_projects_counts: "remis et signés (agence fictive)",
  figure_clients_since: "2016",
  figure_clients_counts: "ceux qui ont signé la remise",
  figure_experts_since: "2016",
  figure_experts_counts: "salariés et indépendants",
  figure_companies_since: "2016",
  figure_companies_counts: "sans les particuliers",
};

/** Inserts what the owner of the demo has set. */
export async function insertSettings(tx: Prisma.TransactionClient): Promise<void> {
  await tx.siteSetting.createMany({ data: Object.entries(SETTINGS).map(([name, value]) => ({ name, value })) });
}
