import { articlePath } from "~/features/blog/model/post";
import { distinctTags } from "~/features/blog/model/tags";
import type { SeoAdvice } from "~/features/seo/model/seo-list";
import { seoAdvice } from "~/features/seo/model/seo-list";
import { lengthOf } from "~/features/seo-score/model/ideals";
import type { CsvColumn } from "~/lib/text/csv";

interface Post {
  title: string;
  slug: string;
  excerpt: string;
  tags: string[];
  is_published: boolean;
}

/** What search engines show of an article, and which recommendations it follows, in a table. */
export const COLUMNS: CsvColumn<Post>[] = [
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
