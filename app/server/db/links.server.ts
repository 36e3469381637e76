import { createToken, digest } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import type { LinkKind } from "~/server/db/client/enums";

type NewLink = Omit<Prisma.LinkUncheckedCreateInput, "id" | "token_hash">;

/** Creates a secret link and returns its token, of which only the SHA-256 is stored. @param token one already sealed */
export async function createLink(
  tx: Prisma.TransactionClient,
  link: NewLink,
  token: string = createToken(),
): Promise<string> {
  await tx.link.create({ data: { ...link, token_hash: digest(token) } });
  return token;
}

/** Of links, those that open something now: neither revoked nor too old. */
export function openNow(): Prisma.LinkWhereInput {
  return { revoked_at: null, OR: [{ expires_at: null }, { expires_at: { gt: new Date() } }] };
}

/** The link of a token, if it is of this kind and opens something now. */
export function openedBy(kind: LinkKind, token: string): Prisma.LinkWhereInput {
  return { kind, token_hash: digest(token), ...openNow() };
}
