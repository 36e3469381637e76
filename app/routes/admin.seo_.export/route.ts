import { articlePath } from "~/features/blog/model/post";
import { distinctTags } from "~/features/blog/model/tags";
import { listAllPosts } from "~/features/blog/office-list.server";
import { postListSchema } from "~/features/blog/schema";
import { lengthOf } from "~/features/blog/score/score";
import { seoAdvice } from "~/features/seo/model/seo-list";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** The recommendations that an article follows, or those that it does not. */
function adviceOf(post: { title: string; excerpt: string; tags: string[] }, isFollowed: boolean): string {
  const advice = seoAdvice({ ...post, tagCount: distinctTags(post.tags).length });
  return advice
    .filter(({ isMet }) => isMet === isFollowed)
    .map(({ subject }) => subject)
    .join(", ");
}

export const loader = exportList({
  guard: requireAdmin,
  name: "seo",
  schema: postListSchema,
  findAll: listAllPosts,
  columns: [
    { title: "Titre", value: ({ title }) => title },
    { title: "Adresse", value: articlePath },
    { title: "État", value: ({ is_published }) => (is_published ? "Publié" : "Brouillon") },
    { title: "Longueur du titre", value: ({ title }) => lengthOf(title) },
    { title: "Meta description", value: ({ excerpt }) => excerpt },
    { title: "Longueur de la description", value: ({ excerpt }) => lengthOf(excerpt) },
    { title: "Tags", value: ({ tags }) => distinctTags(tags).join(", ") },
    { title: "Recommandations suivies", value: (post) => adviceOf(post, true) },
    { title: "À améliorer", value: (post) => adviceOf(post, false) },
  ],
});
