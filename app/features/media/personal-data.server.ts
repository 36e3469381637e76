import type { HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, none } from "~/server/registries/personal-data.server";

export const MEDIA_COLUMNS: HeldColumns = {
  feature: "media",
  tables: {
    media: [none(CODE, "sha256")],
  },
};
