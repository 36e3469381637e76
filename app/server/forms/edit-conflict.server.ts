import type { Transaction } from "~/server/db/transaction.server";

/** Another user saved a newer version: its number, when, and by whom if that is known. */
export interface EditConflict {
  kind: "changed";
  version: number;
  savedAt: Date;
  savedBy: string | null;
}

interface ChangedThing {
  targetKind: string;
  /** Null when it has never been saved. */
  targetId: string | null;
  /** The one that is stored now. */
  version: number;
  /** The actions that make another version; any when absent. */
  actions?: string[];
}

/** Who saved the newer version and when, by the audit trail. */
export async function describeConflict(
  tx: Transaction,
  { targetKind, targetId, version, actions }: ChangedThing,
): Promise<EditConflict> {
  const last = await tx.auditEntry.findFirst({
    where: { target_kind: targetKind, target_id: targetId, ...(actions && { action: { in: actions } }) },
    orderBy: { created_at: "desc" },
  });
  const author = last?.actor_id ? await tx.profile.findUnique({ where: { id: last.actor_id } }) : null;
  return { kind: "changed", version, savedAt: last?.created_at ?? new Date(), savedBy: author?.full_name ?? null };
}

/** The version which a form's sender has decided to save over. */
export function overwrittenVersion(sent: FormData): number | undefined {
  const version = Number(sent.get("overwrite") ?? Number.NaN);
  return Number.isSafeInteger(version) ? version : undefined;
}
