import type { HeldColumns } from "~/server/registries/personal-data.server";
import { AGENCY, none } from "~/server/registries/personal-data.server";

export const GENERATION_COLUMNS: HeldColumns = {
  feature: "generation",
  tables: {
    generations: [none(AGENCY, "pause_reason", "source")],
    generation_items: [none(AGENCY, "brief", "partial_text", "result", "error", "provider", "model", "prompt")],
  },
};
