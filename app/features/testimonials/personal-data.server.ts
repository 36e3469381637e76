import { listSignatures } from "~/features/accounts/queries.server";
import { NEW_REVIEW } from "~/features/testimonials/emails";
import { signedBy } from "~/features/testimonials/queries.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { ErasedPerson, Erasure, HeldColumns } from "~/server/registries/personal-data.server";
import { erasedBy, pagesOf } from "~/server/registries/personal-data.server";

export const TESTIMONIAL_COLUMNS: HeldColumns = {
  feature: "testimonials",
  tables: {
    testimonials: [erasedBy("testimonials", "name", "company", "position", "content", "reply", "search_text")],
    testimonial_reports: [erasedBy("testimonials", "reason", "email")],
  },
};

/** Reviews that an account counts as signed, and reports from the person's addresses. */
export const TESTIMONIAL_ERASURE: Erasure = {
  feature: "testimonials",
  find: async (tx, person) => {
    // A form proves no name: without an account, reviews stay.
    const names = person.profileId ? await listSignatures(tx, person.profileId) : [];
    const ids = names.length > 0 ? await lockSigned(tx, names, person.othersIds) : [];
    return {
      ids,
      letters: () => ({ pages: pagesOf(["/admin/testimonials"], ids) }),
      forget: async () => {
        if (names.length > 0) await forgetReviewer(tx, { ids, names, erasedName: person.erasedName });
        await tx.testimonialReport.deleteMany({ where: { email: { in: person.emails } } });
      },
      redacted: [{ table: sql`testimonials`, key: sql`id`, hasVersion: false, columns: [sql`content`, sql`reply`] }],
      isPublic: true,
    };
  },
};

/** The reviews under these names, but those of another person of one of them. */
async function lockSigned(tx: Transaction, names: string[], othersIds: string[]): Promise<string[]> {
  const signed = await tx.$queryRaw<{ id: string }[]>(sql`
    SELECT id::text FROM testimonials WHERE ${signedBy(names)} AND id <> ALL (${othersIds}::uuid[]) FOR UPDATE`);
  return signed.map(({ id }) => id);
}

/** Unpublishes reviews and removes the name, their reports, and the e-mails to the team about these names. */
async function forgetReviewer(
  tx: Transaction,
  { ids, names, erasedName }: { ids: string[]; names: string[] } & Pick<ErasedPerson, "erasedName">,
): Promise<void> {
  const unsigned = { name: erasedName, company: null, position: null, is_published: false, is_featured: false };
  await tx.testimonial.updateMany({ where: { id: { in: ids } }, data: unsigned });
  await tx.testimonialReport.deleteMany({ where: { testimonial_id: { in: ids } } });
  await tx.$executeRaw`
    DELETE FROM mail_messages WHERE kind = ${NEW_REVIEW} AND EXISTS (
      SELECT FROM string_to_table(text, chr(10)) AS line
      WHERE line NOT LIKE '>%'
        AND lower(split_part(line, ': ', 2)) = ANY (${names.map((name) => name.toLowerCase())}::text[]))`;
}
