import type { HeldColumns } from "~/server/registries/personal-data.server";
import { erasedBy } from "~/server/registries/personal-data.server";

export const REDIRECT_COLUMNS: HeldColumns = {
  feature: "redirects",
  tables: {
    redirects: [erasedBy("case-studies", "from_path", "to_path")],
  },
};
