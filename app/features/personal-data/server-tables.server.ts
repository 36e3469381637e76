import { sql } from "~/server/db/sql.server";
import type { Erasure, HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, erasedBy, none } from "~/server/registries/personal-data.server";

/** The tables of what no feature owns alone: the audit trail, drafts of forms, jobs, and what the process counts. */
export const SERVER_COLUMNS: HeldColumns = {
  feature: "personal-data",
  tables: {
    audit_entries: [none(CODE, "action", "target_kind", "target_id"), erasedBy("personal-data", "details")],
    form_drafts: [none(CODE, "token_hash", "path"), erasedBy("personal-data", "fields")],
    jobs: [none(CODE, "kind", "unique_key"), erasedBy("personal-data", "payload", "last_error")],
    pending_files: [none(CODE, "key")],
    idempotency_keys: [none(CODE, "digest")],
    rate_limits: [none(CODE, "key")],
    row_counts: [none(CODE, "name", "key")],
    row_count_changes: [none(CODE, "name", "key")],
  },
};

export const SERVER_ERASURE: Erasure = {
  feature: "personal-data",
  mentions: [
    { table: sql`audit_entries`, column: sql`details`, isJson: true },
    { table: sql`form_drafts`, column: sql`fields`, isJson: true },
    { table: sql`jobs`, column: sql`payload`, isJson: true },
    { table: sql`jobs`, column: sql`last_error`, isJson: false },
  ],
};
