import { db } from "~/server/db/db.server";

/** The errors that were counted, the one that came last first. @param reference only the one that it belongs to */
export function listErrors(limit: number, reference?: string) {
  return db.errorGroup.findMany({
    where: reference ? { references: { has: reference } } : {},
    orderBy: [{ last_at: "desc" }, { fingerprint: "asc" }],
    take: limit,
  });
}

/** Errors that are alike, as one. */
export type ErrorGroup = Awaited<ReturnType<typeof listErrors>>[number];
