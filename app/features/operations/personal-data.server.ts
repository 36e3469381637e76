import type { HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, none } from "~/server/registries/personal-data.server";

export const OPERATION_COLUMNS: HeldColumns = {
  feature: "operations",
  tables: {
    backup_runs: [none(CODE, "reason", "file", "error")],
    error_groups: [none(CODE, "fingerprint", "event", "message", "place", "path", "references")],
    system_alerts: [none(CODE, "kind", "detail")],
  },
};
