import type { HeldColumns } from "~/server/registries/personal-data.server";
import { erasedBy } from "~/server/registries/personal-data.server";

export const CLIENT_COLUMNS: HeldColumns = {
  feature: "clients",
  tables: {
    client_invitations: [erasedBy("clients", "email", "full_name")],
  },
};
