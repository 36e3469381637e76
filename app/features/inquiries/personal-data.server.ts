import type { HeldColumns } from "~/server/registries/personal-data.server";
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
