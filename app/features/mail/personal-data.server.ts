import type { HeldColumns } from "~/server/registries/personal-data.server";
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
