import { articlePath } from "~/features/blog/model/post";
import { measureOf } from "~/features/blog/render-article.server";
import type { Brief, Writing } from "~/features/generation/model/brief";
import { lengthWanted } from "~/features/generation/model/brief";
import { formerAddress } from "~/features/redirects/model";
import { slugify } from "~/lib/text/slugify";
import { audit } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";

interface NewDraft {
  /** In whose name it is written; null when that account is gone. */
  actorId: string | null;
  category: string;
  /** What was asked for; null where that cannot be read any more. */
  brief: Brief | null;
  writing: Writing;
}

export const DRAFT_DETAILS = { isAiGenerated: true };

/** Stores a written article as a draft, marked as written by a model, under a free slug, with its audit entry. */
export async function saveDraft(tx: Transaction, draft: NewDraft): Promise<{ id: string }> {
  const post = await insertDraft(tx, draft);
  const actor = draft.actorId ? { id: draft.actorId } : null;
  await audit(tx, { actor, action: "created", targetKind: "post", targetId: post.id, details: DRAFT_DETAILS });
  return post;
}

/** The same inside a command, which writes the audit entry itself. */
export async function insertDraft(tx: Transaction, draft: NewDraft): Promise<{ id: string }> {
  const { actorId, category, brief, writing } = draft;
  const { title, content, metaDescription, tags } = writing.article;
  return tx.blogPost.create({
    data: {
      title,
      content,
      excerpt: metaDescription,
      tags,
      category,
      language: brief?.language ?? "fr",
      image_alt: brief?.kind === "subject" ? brief.imagePrompt : null,
      ...measureOf(content),
      ...lengthWanted(brief),
      slug: await freeSlug(tx, slugify(title) || "article"),
      author_id: actorId,
      is_ai_generated: true,
    },
    select: { id: true },
  });
}

const SLUG_LOCK = 7_261_001;

/** Drafts are saved one after the other, so that two of one title do not meet at the same address. */
async function freeSlug(tx: Transaction, slug: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SLUG_LOCK})`;
  const addressOf = (article: { slug: string }) => formerAddress(articlePath(article));
  const [posts, former] = await Promise.all([
    tx.blogPost.findMany({ where: { slug: { startsWith: slug } }, select: { slug: true } }),
    tx.redirect.findMany({ where: { from_path: { startsWith: addressOf({ slug }) } } }),
  ]);
  const taken = new Set([...posts.map(addressOf), ...former.map(({ from_path }) => from_path)]);
  let free = slug;
  for (let number = 2; taken.has(addressOf({ slug: free })); number += 1) free = `${slug}-${number}`;
  return free;
}
