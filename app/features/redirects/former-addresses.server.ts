import { formerAddress } from "~/features/redirects/model";
import type { Prisma } from "~/server/db/client/client";
import type { Transaction } from "~/server/db/transaction.server";

type Thing = Pick<Prisma.RedirectUncheckedCreateInput, "service_id" | "case_id" | "post_id">;

/** The redirects that a change of an address has left, not those of an earlier site. */
export const FORMER = {
  OR: [{ service_id: { not: null } }, { case_id: { not: null } }, { post_id: { not: null } }],
} satisfies Prisma.RedirectWhereInput;

/** A former address names the thing and not its next address, so that neither chains nor loops of redirects arise. */
export async function keepFormerAddress(tx: Transaction, path: string, thing: Thing): Promise<void> {
  const from_path = formerAddress(path);
  await tx.redirect.upsert({ where: { from_path }, create: { from_path, ...thing }, update: thing });
}

/** An address stops leading to what once had it. @param of only where it led to this thing; to any when absent */
export async function forgetFormerAddress(tx: Transaction, path: string, of: Thing = {}): Promise<void> {
  await tx.redirect.deleteMany({ where: { from_path: formerAddress(path), ...of } });
}
