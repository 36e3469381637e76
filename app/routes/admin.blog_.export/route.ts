import { articlePath } from "~/features/blog/model/post";
import { listAllPosts } from "~/features/blog/office-list.server";
import { postListSchema } from "~/features/blog/schema";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDateTime } from "~/site/format";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";

export const loader = exportList({
  guard: requireAdmin,
  name: "articles",
  schema: postListSchema,
  findAll: listAllPosts,
  columns: [
    { title: "Créé le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Titre", value: ({ title }) => title },
    { title: "Adresse", value: articlePath },
    { title: "Catégorie", value: ({ category }) => category },
    { title: "Langue", value: ({ language }) => FRENCH_LANGUAGE_NAMES[language] },
    { title: "Tags", value: ({ tags }) => tags.join(", ") },
    { title: "État", value: ({ is_published }) => (is_published ? "Publié" : "Brouillon") },
    { title: "Publié le", value: ({ published_at }) => published_at && formatNumericDateTime(published_at) },
    { title: "Enregistré le", value: ({ updated_at }) => formatNumericDateTime(updated_at) },
    { title: "Vues", value: ({ views_count }) => views_count },
  ],
});
