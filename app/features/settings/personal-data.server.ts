import type { HeldColumns } from "~/server/registries/personal-data.server";
import { AGENCY, none } from "~/server/registries/personal-data.server";

export const SETTING_COLUMNS: HeldColumns = {
  feature: "settings",
  tables: {
    team_members: [none(AGENCY, "name", "role", "about", "quote", "languages", "image_url")],
    site_settings: [none(AGENCY, "name", "value")],
    api_keys: [none(AGENCY, "name", "sealed", "last_four")],
  },
};
