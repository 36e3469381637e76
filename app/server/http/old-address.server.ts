import { oldPath } from "~/lib/web/old-path";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { db } from "~/server/db/db.server";
import { DatabaseUnavailableError } from "~/server/errors.server";

/**
 * Where an address of an earlier site leads now: a path of this one. Null where none is known, and while the database is
 * away: then the address is as unknown as any other.
 */
export async function findNewPath(address: string): Promise<string | null> {
  const from_path = oldPath(address);
  if (from_path === null) return null;
  try {
    const found = await db.redirect.findUnique({ where: { from_path }, select: { to_path: true } });
    return found?.to_path ? safeRedirect(found.to_path) : null;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return null;
    throw error;
  }
}
