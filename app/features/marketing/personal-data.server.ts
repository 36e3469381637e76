import type { HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, COUNT, erasedBy, none } from "~/server/registries/personal-data.server";

export const MARKETING_COLUMNS: HeldColumns = {
  feature: "marketing",
  tables: {
    page_views: [erasedBy("case-studies", "page"), none(COUNT, "referrer", "campaign")],
    contact_clicks: [erasedBy("case-studies", "page"), none(COUNT, "campaign")],
    source_values: [none(COUNT, "kind"), erasedBy("case-studies", "value")],
    reference_codes: [erasedBy("case-studies", "page"), none(COUNT, "code", "campaign")],
    visitor_day_marks: [none(CODE, "digest")],
  },
};
