import { z } from "zod";
import { articlePath } from "~/features/blog/model/post";
import { postRow } from "~/features/imports/schema.server";
import { defineTable } from "~/features/imports/tables.server";
import type { PictureOwner } from "~/features/media/adopt-pictures.server";
import { ADOPT_PICTURE, adoptionKey } from "~/features/media/adopt-pictures.server";
import { formerAddress } from "~/features/redirects/model";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import type { Transaction } from "~/server/db/transaction.server";
import { enqueueJob } from "~/server/jobs/job-queue.server";
import { LANGUAGES } from "~/site/language";

/** Addresses of one article: its own, and the one by its number. */
const PATHS_MAX = 4;
export const PICTURES_MAX = 200;

const besideSchema = z.object({
  language: z.enum(LANGUAGES),
  image_alt: z.string().nullable(),
  signed_by_id: z.uuid().nullable(),
  pictures: z.array(z.string()).max(PICTURES_MAX, `plus de ${PICTURES_MAX} images`),
  oldPaths: z.array(z.string()).max(PATHS_MAX),
  /** Where its old addresses lead: to the article, or to a page chosen later in the office. */
  leadsTo: z.enum(["article", "choice"]),
});

const exportedArticle = z.unknown().transform((cells, context) => {
  const { post, beside } = cells as { post: unknown; beside: unknown };
  const [row, rest] = [postRow.safeParse(post), besideSchema.safeParse(beside)];
  if (row.success && rest.success) return { ...row.data, beside: rest.data };
  for (const { path, message } of [...(row.error?.issues ?? []), ...(rest.error?.issues ?? [])]) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
  return z.NEVER;
});

type ExportedArticle = z.output<typeof exportedArticle>;

/** Articles are long: so many are in memory, and in one transaction. */
const BATCH = 25;
const OWN_PAGES = new Set(PUBLIC_PAGES.map(({ path }) => path));
/** What agencies call the pages that this site has under another address. */
const PAGES_OF_OURS: Readonly<Record<string, string>> = {
  "/a-propos": "/about",
  "/qui-sommes-nous": "/about",
  "/l-agence": "/about",
  "/contactez-nous": "/contact",
  "/nous-contacter": "/contact",
  "/cgv": "/terms",
  "/conditions-generales": "/terms",
  "/actualites": "/blog",
  "/politique-de-confidentialite": "/confidentialite",
  "/temoignages": "/avis",
  "/portfolio": "/realisations",
};

/** The articles of an export: with each its old addresses, and the jobs that copy its pictures. */
export const EXPORTED_ARTICLES = defineTable<ExportedArticle>({
  name: "blog_posts",
  schema: exportedArticle,
  target: "post",
  cacheTags: ["blog"],
  batchSize: BATCH,
  findKnown: (tx, ids) => tx.blogPost.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  insert: async (tx, batch) => {
    const articles = await withFreeSlugs(tx, batch);
    await tx.blogPost.createMany({
      data: articles.map(({ beside: { language, image_alt, signed_by_id }, ...post }) => ({
        ...post,
        language,
        image_alt,
        signed_by_id,
      })),
    });
    await tx.redirect.createMany({
      data: articles.flatMap(({ slug, beside: { oldPaths, leadsTo } }) => {
        const [own = ""] = oldPaths;
        const to_path =
          leadsTo === "article" ? articlePath({ slug }) : (PAGES_OF_OURS[own] ?? (OWN_PAGES.has(own) ? own : null));
        // An address that this site has needs to lead nowhere.
        return oldPaths
          .filter((path) => path !== to_path && !OWN_PAGES.has(path))
          .map((from_path) => ({ from_path, to_path }));
      }),
      skipDuplicates: true,
    });
    for (const { id, image_url, beside } of articles) {
      const owners: PictureOwner[] = beside.pictures.map((address) => ({ owner: "post-text", id, address }));
      if (image_url) owners.unshift({ owner: "post", id, address: image_url });
      for (const owner of owners)
        await enqueueJob(tx, { kind: ADOPT_PICTURE, payload: owner, uniqueKey: adoptionKey(owner) });
    }
  },
});

/** An address that another article has, or had, is that one's: the later one gets a number. */
async function withFreeSlugs(tx: Transaction, batch: ExportedArticle[]): Promise<ExportedArticle[]> {
  const taken = new Set<string>();
  const articles: ExportedArticle[] = [];
  for (const article of batch) {
    let { slug } = article;
    for (let n = 2; taken.has(slug) || (await isTaken(tx, slug)); n += 1) slug = `${article.slug}-${n}`;
    taken.add(slug);
    articles.push({ ...article, slug });
  }
  return articles;
}

async function isTaken(tx: Transaction, slug: string): Promise<boolean> {
  const from_path = formerAddress(articlePath({ slug }));
  return (await tx.blogPost.count({ where: { slug } })) > 0 || (await tx.redirect.count({ where: { from_path } })) > 0;
}
