import type { HeldColumns } from "~/server/registries/personal-data.server";
import { AGENCY, none } from "~/server/registries/personal-data.server";

export const POST_COLUMNS: HeldColumns = {
  feature: "blog",
  tables: {
    blog_posts: [
      none(AGENCY, "title", "slug", "excerpt", "content", "category", "image_url", "tags", "image_alt", "tsv"),
    ],
  },
};
