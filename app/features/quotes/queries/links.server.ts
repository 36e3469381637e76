import { decrypt } from "~/server/crypto/encryption.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { openNow } from "~/server/db/links.server";

/** What the tokens are encrypted as. */
export const LINK_SEAL = "quote-link";

/** A link that opens its quote. */
interface LiveLink {
  id: string;
  /** Null where no key opens it any more. */
  token: string | null;
  expiresAt: Date;
}

/** The newest link by which a quote is read now, or null. @param rootId of the quote's first version */
export async function liveLink(rootId: string, tx: Prisma.TransactionClient = db): Promise<LiveLink | null> {
  const link = await tx.link.findFirst({
    where: { quote_id: rootId, ...openNow() },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  if (!link?.expires_at) return null;
  const token = link.sealed_token ? decrypt(link.sealed_token, LINK_SEAL) : null;
  return { id: link.id, token, expiresAt: link.expires_at };
}

/** When and how often a quote was opened, by any of its links. */
export async function getOpenings(rootId: string) {
  const openings = await db.quoteOpenings.findUnique({ where: { quote_id: rootId } });
  return {
    firstAt: openings?.first_opened_at ?? null,
    lastAt: openings?.last_opened_at ?? null,
    count: openings?.opened_count ?? 0,
  };
}
