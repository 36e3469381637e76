import { articlePath } from "~/features/blog/model/post";
import { listAllPosts } from "~/features/blog/queries/admin-posts.server";
import { postListSchema } from "~/features/blog/schema";
import type { CsvColumn } from "~/lib/text/csv";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDateTime } from "~/site/format";
import type { Language } from "~/site/language";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";

interface Post {
  title: string;
  slug: string;
  category: string;
  language: Language;
  tags: string[];
  is_published: boolean;
  views_count: number;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

/** An article in a table, without its text. */
const COLUMNS: CsvColumn<Post>[] = [
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
];

export const loader = exportList({
  guard: requireAdmin,
  name: "articles",
  schema: postListSchema,
  columns: COLUMNS,
  findAll: listAllPosts,
});
