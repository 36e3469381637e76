import type { Prisma } from "~/server/db/client/client";
import { sql } from "~/server/db/sql.server";

interface Forgotten {
  /** In lower case; null for somebody who has none. */
  email: string | null;
  /** What he wrote, each of which a letter to the team tells of. */
  inquiryIds: string[];
}

/**
 * Removes the letters to an address, those that give it as somebody's, and those that tell of these inquiries. Only
 * whole addresses count, and not what somebody else says in a message of his: letters about others stay.
 */
export async function forgetLetters(tx: Prisma.TransactionClient, { email, inquiryIds }: Forgotten): Promise<void> {
  const paths = inquiryIds.map((id) => `/admin/inquiries/${id}`);
  await tx.$executeRaw(sql`
    DELETE FROM mail_messages WHERE lower(recipient) = ${email} OR EXISTS (
      SELECT FROM string_to_table(text, chr(10)) AS line
      WHERE line NOT LIKE '>%' AND (
        lower(split_part(line, ': ', 2)) = ${email}
        OR EXISTS (SELECT FROM unnest(${paths}::text[]) AS path WHERE right(line, length(path)) = path)))`);
}
