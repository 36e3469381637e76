import { db } from "~/server/db/db.server";

/** So many are listed; older ones follow as these leave. */
const LISTED_MAX = 200;

/** What is in the trash, what was deleted last first. */
export function listTrash() {
  return db.trashItem.findMany({
    orderBy: [{ deleted_at: "desc" }, { id: "desc" }],
    take: LISTED_MAX,
    select: { id: true, kind: true, title: true, deleted_by: true, deleted_at: true },
  });
}
