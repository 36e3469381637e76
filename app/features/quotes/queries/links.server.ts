import { decrypt } from "~/server/crypto/encryption.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

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
  const link = await tx.quoteLink.findFirst({
    where: { root_id: rootId, revoked_at: null, expires_at: { gt: new Date() } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  if (!link) return null;
  const token = link.sealed_token ? decrypt(link.sealed_token, LINK_SEAL) : null;
  return { id: link.id, token, expiresAt: link.expires_at };
}

/** When and how often a quote was opened, by whichever of its links. */
export async function getOpenings(rootId: string) {
  const { _min, _max, _sum } = await db.quoteLink.aggregate({
    where: { root_id: rootId },
    _min: { first_opened_at: true },
    _max: { last_opened_at: true },
    _sum: { opened_count: true },
  });
  return { firstAt: _min.first_opened_at, lastAt: _max.last_opened_at, count: _sum.opened_count ?? 0 };
}
