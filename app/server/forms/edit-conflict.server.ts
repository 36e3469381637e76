import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflictWarning } from "~/site/edit-conflict-warning";

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

/** What a form would save over was changed meanwhile: the form is shown again, and may be saved over the newer version. */
export class EditConflictError extends DomainError {
  override name = "EditConflictError";

  /** @param warning a heading, then one sentence or two */
  constructor(
    readonly warning: string[],
    readonly newerVersion: number,
    renewed: Record<string, string> = {},
  ) {
    super("conflict", warning.slice(1).join(" "), { renewed });
  }
}

/** The refusal to save over a newer version. @param thing what was changed, with its article, such as 'Ce projet' */
export async function editConflict(tx: Transaction, thing: string, changed: ChangedThing): Promise<EditConflictError> {
  const conflict = await describeConflict(tx, changed);
  return new EditConflictError([...editConflictWarning(thing, conflict)], changed.version);
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

/** The version which a form's sender has decided to save over; what the button was to do besides may follow it. */
export function overwrittenVersion(sent: FormData): number | undefined {
  const [number] = String(sent.get("overwrite") ?? "").split(" ");
  const version = Number(number || Number.NaN);
  return Number.isSafeInteger(version) ? version : undefined;
}
