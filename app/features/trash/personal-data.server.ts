import type { HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, erasedBy, none } from "~/server/registries/personal-data.server";

export const TRASH_COLUMNS: HeldColumns = {
  feature: "trash",
  tables: {
    trash_items: [
      none(CODE, "kind", "links", "file_keys", "cache_tags", "deleted_by"),
      erasedBy("trash", "title", "rows"),
    ],
  },
};
