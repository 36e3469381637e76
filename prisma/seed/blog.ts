import type { Prisma } from "~/server/db/client/client";
import { agencyQuote } from "./articles/agency-quote";
import { arabicShopWindow } from "./articles/arabic-shop-window";
import { fastSite } from "./articles/fast-site";
import { localSearch } from "./articles/local-search";
import { newLogo } from "./articles/new-logo";
import { privacyNoticeDraft } from "./articles/privacy-notice-draft";
import { spanishShop } from "./articles/spanish-shop";
import { threeScripts } from "./articles/three-scripts";
import { whatsappCounter } from "./articles/whatsapp-counter";
import { dailyViews } from "./daily-views";
import type { SeedArticle } from "./seed-types";

export const articles: SeedArticle[] = [
  fastSite,
  newLogo,
  localSearch,
  agencyQuote,
  threeScripts,
  whatsappCounter,
  spanishShop,
  arabicShopWindow,
  privacyNoticeDraft,
];

/** After the people who sign them. */
export async function insertArticles(
  tx: Prisma.TransactionClient,
  now: Date,
  authorId: string | undefined,
): Promise<void> {
  const team = await tx.teamMember.findMany({ select: { id: true, name: true } });
  const rows = articles.map(({ publishedAt, createdAt, signedBy, ...article }) => ({
    ...article,
    is_published: publishedAt !== null,
    published_at: publishedAt,
    created_at: createdAt,
    updated_at: publishedAt ?? createdAt,
    author_id: authorId ?? null,
    signed_by_id: team.find(({ name }) => name === signedBy)?.id ?? null,
  }));
  const posts = await tx.blogPost.createManyAndReturn({ data: rows, omit: { content: true } });
  await tx.blogPostView.createMany({
    data: posts.flatMap(({ id, published_at, views_count }) =>
      (published_at ? dailyViews(published_at, now, views_count) : []).map(({ day, views }) => ({
        post_id: id,
        day: new Date(day),
        views,
      })),
    ),
  });
}
