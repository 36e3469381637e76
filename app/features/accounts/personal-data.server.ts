import type { HeldColumns } from "~/server/registries/personal-data.server";
import { CODE, erasedBy, none } from "~/server/registries/personal-data.server";

export const ACCOUNT_COLUMNS: HeldColumns = {
  feature: "accounts",
  tables: {
    profiles: [erasedBy("accounts", "full_name", "company", "phone", "search_text")],
    profile_traces: [erasedBy("accounts", "value")],
    credentials: [erasedBy("accounts", "email", "search_text"), none(CODE, "password_hash")],
    sessions: [none(CODE, "token_hash"), erasedBy("accounts", "user_agent", "address")],
    links: [none(CODE, "token_hash", "sealed_token"), erasedBy("accounts", "email")],
    sign_ups: [none(CODE, "password_hash"), erasedBy("accounts", "full_name")],
  },
};
