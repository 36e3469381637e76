import { sql } from "~/server/db/sql.server";
import type { Erasure, HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, erasedBy, none } from "~/server/registries/personal-data.server";

export const MAIL_COLUMNS: HeldColumns = {
  feature: "mail",
  tables: {
    mail_messages: [
      none(CODE, "kind", "language", "message_id", "topic", "former", "thread_ids"),
      erasedBy("mail", "recipient", "reply_to", "subject", "html", "text", "attachments", "last_error", "search_text"),
    ],
  },
};

/** What mail servers answered. The letters themselves go by what they tell of. */
export const MAIL_ERASURE: Erasure = {
  feature: "mail",
  mentions: [{ table: sql`mail_messages`, column: sql`last_error`, isJson: false }],
};
