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
  const viewsOf = new Map<string, number>();
  for (const { published_at, views_count } of posts) {
    if (!published_at) continue;
    for (const { day, views } of dailyViews(published_at, now, views_count))
      viewsOf.set(day, (viewsOf.get(day) ?? 0) + views);
  }
  await tx.rowCount.createMany({
    data: [...viewsOf].map(([day, count]) => ({ name: "views_by_day", key: "", at: new Date(day), count })),
  });
}
