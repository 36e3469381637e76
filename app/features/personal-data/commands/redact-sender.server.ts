import type { TracedPerson } from "~/features/clients/commands/redact-traces.server";
import { contactsPattern, ERASED, inJson, namesPattern } from "~/features/clients/commands/redact-traces.server";
import { ERASED_NAME } from "~/features/clients/model";
import { emptyTrashOf } from "~/features/trash/commands/empty-trash.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

/** A sender without an account, as rows tied to the erased inquiries may name them. */
interface Sender extends Omit<TracedPerson, "id"> {
  /** The projects that came of the inquiries. */
  projectIds: string[];
}

/**
 * Removes a sender's addresses, numbers and names from the projects that came of the erased inquiries, and from the
 * audit trail of both. Other rows stay as they are: a form proves no number and no name.
 */
export async function redactSender(tx: Transaction, sender: Sender): Promise<void> {
  await emptyTrashOf(tx, sender);
  const contacts = contactsPattern(sender);
  if (contacts) await redactTied(tx, sender, { text: contacts, json: contacts, by: ERASED });
  const [text, json] = [namesPattern(sender.names), namesPattern(sender.names.map(inJson))];
  if (text && json) await redactTied(tx, sender, { text, json, by: ERASED_NAME });
}

interface Redaction {
  /** What goes, in plain texts and in JSON. */
  text: string;
  json: string;
  by: string;
}

async function redactTied(tx: Transaction, { projectIds, inquiryIds }: Sender, found: Redaction): Promise<void> {
  const { text, json, by } = found;
  const clean = (column: Sql, pattern: string) => sql`regexp_replace(${column}, ${pattern}, ${by}, 'gi')`;
  await tx.$executeRaw(sql`
    UPDATE projects SET title = ${clean(sql`title`, text)}, description = ${clean(sql`description`, text)}
    WHERE id = ANY (${projectIds}::uuid[])`);
  await tx.$executeRaw(sql`
    UPDATE audit_entries SET details = ${clean(sql`details::text`, json)}::jsonb
    WHERE details::text ~* ${json} AND (
      (target_kind = 'inquiry' AND target_id = ANY (${inquiryIds}::text[]))
      OR (target_kind = 'project' AND target_id = ANY (${projectIds}::text[])))`);
}
