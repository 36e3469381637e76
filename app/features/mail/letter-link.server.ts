import type { Prisma } from "~/server/db/client/client";
import { digest } from "~/server/tokens.server";

const TOKEN = /token=([\w-]{20,})/;

/** Whether a letter's link opens nothing any more. A letter without a link never ages. */
export async function isLinkStale(tx: Prisma.TransactionClient, { text }: { text: string }): Promise<boolean> {
  const token = TOKEN.exec(text)?.[1];
  if (!token) return false;
  return (await tx.accountToken.count({ where: { token_hash: digest(token), expires_at: { gt: new Date() } } })) === 0;
}
