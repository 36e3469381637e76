import type { Prisma } from "~/server/db/client/client";
import { WRITTEN } from "./transaction.server";

interface AuditedChange {
  /** Who did it; null for the product itself. */
  actor: { id: string } | null;
  /** Verb of the change, such as 'status-set'. */
  action: string;
  /** What kind of thing changed, such as 'project'. */
  targetKind: string;
  targetId: string;
  /** What is worth knowing later; never a secret. */
  details?: Prisma.InputJsonObject;
}

/** Writes who changed what, in the transaction of the change: neither is stored without the other. */
export async function audit(
  tx: Prisma.TransactionClient,
  { actor, action, targetKind, targetId, details = {} }: AuditedChange,
): Promise<void> {
  await tx.auditEntry.create({
    data: { actor_id: actor?.id ?? null, action, target_kind: targetKind, target_id: targetId, details },
    select: WRITTEN,
  });
}
