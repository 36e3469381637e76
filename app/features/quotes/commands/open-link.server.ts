import { LINK_SEAL, liveLink } from "~/features/quotes/queries/links.server";
import { encrypt } from "~/server/crypto/encryption.server";
import { createToken } from "~/server/crypto/tokens.server";
import { createLink } from "~/server/db/links.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Day } from "~/site/calendar";
import { addDays } from "~/site/calendar";

/** So long after its last day a quote is still read by its link: it says there that it is over, or accepted. */
const READABLE_DAYS = 365;

/** The link of a quote, which goes on as it was, or a new one where there is none. The caller holds the quote's lock. */
export async function openLink(
  tx: Transaction,
  { rootId, validUntil }: { rootId: string; validUntil: Day },
): Promise<{ token: string }> {
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
