import { formatDateTime } from "~/lib/format";
import type { Prisma } from "~/server/db/client/client";

/** Somebody saved it meanwhile: what is stored now, since when, and by whom if that is known. */
export interface ChangedMeanwhile {
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

/** What is told of a thing that was saved meanwhile: since when and by whom, by the audit trail. */
export async function describeChange(
  tx: Prisma.TransactionClient,
  { targetKind, targetId, version, actions }: ChangedThing,
): Promise<ChangedMeanwhile> {
  const last = await tx.auditEntry.findFirst({
    where: { target_kind: targetKind, target_id: targetId, ...(actions && { action: { in: actions } }) },
    orderBy: { created_at: "desc" },
  });
  const author = last?.actor_id ? await tx.profile.findUnique({ where: { id: last.actor_id } }) : null;
  return { kind: "changed", version, savedAt: last?.created_at ?? new Date(), savedBy: author?.full_name ?? null };
}

/**
 * What is said to whoever would save over somebody else's work: a heading, then a sentence.
 * @param thing with its article, such as 'Cet article': a masculine word
 */
export function warnOfChange(thing: string, { savedAt, savedBy }: ChangedMeanwhile): [string, string] {
  const who = savedBy ?? "Quelqu’un d’autre";
  return [
    `${thing} a changé entre-temps`,
    `${who} l’a enregistré le ${formatDateTime(savedAt)}. Rien de votre saisie n’est perdu.`,
  ];
}

/** The version which a form's sender has decided to save over. */
export function overwrittenVersion(sent: FormData): number | undefined {
  const version = Number(sent.get("overwrite") ?? Number.NaN);
  return Number.isSafeInteger(version) ? version : undefined;
}
