import type { Prisma } from "~/server/db/client/client";
import { daysBefore } from "./dates";

/** Addresses of the agency's earlier site: an article, a list, and a page for which nobody has chosen a place yet. */
const REDIRECTS = [
  { from_path: "/2023/11/lire-un-devis", to_path: "/blog/lire-un-devis-d-agence-ligne-par-ligne" },
  { from_path: "/category/design", to_path: "/blog?category=Design" },
  { from_path: "/services/nos-tarifs", to_path: null },
];

export async function insertRedirects(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  await tx.redirect.createMany({ data: REDIRECTS.map((row) => ({ ...row, created_at: daysBefore(now, 200) })) });
}
