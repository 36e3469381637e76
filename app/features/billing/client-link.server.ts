import { decrypt, encrypt } from "~/server/crypto/encryption.server";
import { createToken } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { createLink, openNow } from "~/server/db/links.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Day } from "~/site/calendar";
import { addDays } from "~/site/calendar";

export const LINK_SEAL = "quote-link";

/** The newest valid link of a quote, or null; its token is null where no key decrypts it. @param rootId of the first version */
export async function liveLink(rootId: string, tx: Prisma.TransactionClient = db) {
  const link = await tx.link.findFirst({
    where: { quote_id: rootId, ...openNow() },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  if (!link?.expires_at) return null;
  const token = link.sealed_token ? decrypt(link.sealed_token, LINK_SEAL) : null;
  return { id: link.id, token, expiresAt: link.expires_at };
}

/** For so long after its last day the link still opens the quote, which says there that it is expired, or accepted. */
const READABLE_DAYS = 365;

/** Prolongs the link of a quote, or creates one where there is none. The caller holds the quote's lock. */
export async function openLink(tx: Transaction, { rootId, validUntil }: { rootId: string; validUntil: Day }) {
  const expires_at = new Date(addDays(validUntil, READABLE_DAYS));
  const live = await liveLink(rootId, tx);
  if (live?.token) {
    await tx.link.update({ where: { id: live.id }, data: { expires_at } });
    return { token: live.token };
  }
  const token = createToken();
  const sealed_token = encrypt(token, LINK_SEAL);
  await createLink(tx, { kind: "quote", quote_id: rootId, sealed_token, expires_at }, token);
  return { token };
}
