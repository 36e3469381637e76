import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import type { DataOwner, Erasure, HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, CODE, COUNT, erasedBy, none } from "~/server/registries/personal-data.server";

export const INQUIRY_COLUMNS: HeldColumns = {
  feature: "inquiries",
  tables: {
    contact_inquiries: [
      erasedBy("inquiries", "name", "email", "phone", "company", "message", "next_action", "search_text"),
      none(CODE, "service_interest", "reference_code"),
      erasedBy("case-studies", "first_page", "last_page"),
      none(COUNT, "first_referrer", "first_campaign", "last_referrer", "last_campaign"),
    ],
    inquiry_events: [erasedBy("inquiries", "text")],
    inquiry_merges: [erasedBy("inquiries", "sender_email")],
    reply_templates: [none(AGENCY, "name", "subject", "body")],
  },
};

/** The person's messages. */
export const readOwnInquiries: OwnDataPart = async (owner) => {
  const inquiries = await db.contactInquiry.findMany({
    where: { id: { in: owner.inquiryIds } },
    omit: { is_spam: true, client_id: true, owner_id: true, version: true, due_at: true, email_from_merge: true },
  });
  return { inquiries, merged_messages: await listOwnMerged(owner) };
};

/** What was sent from a proven address of the client and merged into another inquiry, as its history keeps it. */
function listOwnMerged({ addresses }: DataOwner) {
  const proven = JSON.stringify(addresses.filter(({ isProven }) => isProven));
  return db.$queryRaw<{ created_at: Date; text: string }[]>`
    SELECT e.created_at, e.text
    FROM jsonb_to_recordset(${proven}::jsonb) AS a(email text, since timestamptz, until timestamptz)
      JOIN inquiry_merges m ON m.sender_email = a.email
      JOIN inquiry_events e ON e.merged_id = m.merged_id AND e.kind = 'message' AND e.text IS NOT NULL
    WHERE e.created_at >= coalesce(a.since, '-infinity') AND e.created_at < coalesce(a.until, 'infinity')
    ORDER BY e.created_at`;
}

/** What the team wrote in histories. The messages themselves are where an erasure begins. */
export const INQUIRY_ERASURE: Erasure = {
  feature: "inquiries",
  mentions: [
    { table: sql`inquiry_events`, column: sql`text`, isJson: false },
    { table: sql`contact_inquiries`, column: sql`next_action`, isJson: false },
  ],
};
