import type { HeldColumns } from "~/server/registries/personal-data.server";
import { AGENCY, none } from "~/server/registries/personal-data.server";

export const SERVICE_COLUMNS: HeldColumns = {
  feature: "services",
  tables: {
    services: [none(AGENCY, "title", "slug", "description", "features", "icon", "search_text")],
    service_examples: [none(AGENCY, "title", "description", "image_url", "image_alt", "project_url")],
    service_landing_content: [none(AGENCY, "content")],
    service_pricing_tiers: [none(AGENCY, "description", "delivery_time", "details")],
  },
};
