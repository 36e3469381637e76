import { articlePath } from "~/features/blog/model/post";
import { distinctTags } from "~/features/blog/model/tags";
import { listAllPosts } from "~/features/blog/queries/admin-posts.server";
import { postListSchema } from "~/features/blog/schema";
import type { SeoAdvice } from "~/features/seo/model/seo-list";
import { seoAdvice } from "~/features/seo/model/seo-list";
import { lengthOf } from "~/features/seo-score/model/score";
import type { CsvColumn } from "~/lib/text/csv";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";

interface Post {
  title: string;
  slug: string;
  excerpt: string;
  tags: string[];
  is_published: boolean;
}

/** What search engines show of an article, and which recommendations it follows, in a table. */
const COLUMNS: CsvColumn<Post>[] = [
  { title: "Titre", value: ({ title }) => title },
  { title: "Adresse", value: articlePath },
  { title: "État", value: ({ is_published }) => (is_published ? "Publié" : "Brouillon") },
  { title: "Longueur du titre", value: ({ title }) => lengthOf(title) },
  { title: "Meta description", value: ({ excerpt }) => excerpt },
  { title: "Longueur de la description", value: ({ excerpt }) => lengthOf(excerpt) },
  { title: "Tags", value: ({ tags }) => distinctTags(tags).join(", ") },
  { title: "Recommandations suivies", value: (post) => namesOf(adviceOf(post).filter(({ isMet }) => isMet)) },
  { title: "À améliorer", value: (post) => namesOf(adviceOf(post).filter(({ isMet }) => !isMet)) },
];

function adviceOf({ title, excerpt, tags }: Post): SeoAdvice[] {
  return seoAdvice({ title, excerpt, tagCount: distinctTags(tags).length });
}

function namesOf(advice: SeoAdvice[]): string {
  return advice.map(({ subject }) => subject).join(", ");
}

export const loader = exportList({
  guard: requireAdmin,
  name: "seo",
  schema: postListSchema,
  columns: COLUMNS,
  findAll: listAllPosts,
});
