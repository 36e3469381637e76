import type { HeldColumns } from "~/server/registries/personal-data.server";
import { erasedBy } from "~/server/registries/personal-data.server";

export const TESTIMONIAL_COLUMNS: HeldColumns = {
  feature: "testimonials",
  tables: {
    testimonials: [erasedBy("testimonials", "name", "company", "position", "content", "reply", "search_text")],
    testimonial_reports: [erasedBy("testimonials", "reason", "email")],
  },
};
