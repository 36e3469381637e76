import type { Prisma } from "~/server/db/client/client";
import { digest } from "~/server/tokens.server";

const TOKEN = /token=([\w-]{20,})/g;

/** Whether a letter's link opens nothing any more. A letter without a link never ages. */
export async function isLinkStale(tx: Prisma.TransactionClient, { text }: { text: string }): Promise<boolean> {
  const [link] = text.matchAll(TOKEN);
  const token = link?.[1];
  if (!token) return false;
  return (await tx.accountToken.count({ where: { token_hash: digest(token), expires_at: { gt: new Date() } } })) === 0;
}

/** What was sent stays readable, but opens nothing any more: neither for a colleague nor out of a stolen backup. */
export function withoutTokens(body: string): string {
  return body.replace(TOKEN, "token=…");
}
