import { articlePath } from "~/features/blog/model/post";
import {
  getPublishedPostHead,
  isPublishedSlug,
  listPublishedPostAddresses,
  summarizePublishedPosts,
} from "~/features/blog/queries.server";
import { caseAlternates, casePath } from "~/features/case-studies/model/case-study";
import { getPublishedCase, listCaseAddresses, listFeedCases } from "~/features/case-studies/queries.server";
import type { PublicPage } from "~/features/seo/model/public-pages";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { articleCard, caseCard, FIXED_CARDS, serviceCard } from "~/features/seo/model/share-cards";
import { servicePath } from "~/features/services/model/service";
import { getService, listAllActiveServices } from "~/features/services/queries.server";
import { pageOffset } from "~/lib/web/page-offset";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { ShareCard } from "~/site/share-card";

/** A file of the site map names so many articles at most. */
export const POSTS_PER_SITE_MAP = 5_000;

/** How many parts the site map has: one, or with many articles a first part without them and further parts with them. */
export async function countSiteMapParts(): Promise<number> {
  return partCountOf((await summaryWhenUp()).count);
}

function partCountOf(postCount: number): number {
  return postCount > POSTS_PER_SITE_MAP ? 1 + Math.ceil(postCount / POSTS_PER_SITE_MAP) : 1;
}

/** The same for a request of one part. @throws DatabaseUnavailableError */
export async function countSiteMapPartsOrFail(): Promise<number> {
  return partCountOf((await summarizePublishedPosts()).count);
}

/** Every page that search engines may show; while the database does not answer, those that do not need it. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const [services, cases, posts] = await Promise.all([listServicePages(), listCasePages(), listPostPages(1)]);
  const listed = [...services, ...cases, ...posts];
  return [...PUBLIC_PAGES.map((page) => withListed(page, listed)), ...listed];
}

/** Whether an address, as redirects keep it, is a page of this site. */
export async function isPublicPage(path: string): Promise<boolean> {
  const [slug] = /^\/blog\/([^/]+)$/.exec(path)?.slice(1) ?? [];
  if (slug && (await isPublishedSlug(slug))) return true;
  const [services, cases] = await Promise.all([listServicePages(), listCasePages()]);
  return [...PUBLIC_PAGES, ...services, ...cases].some((page) => page.path === path);
}

export async function listPublicPagesOf(part: number): Promise<PublicPage[]> {
  if (part > 1) return listPostPages(part - 1);
  const [services, cases, { changedAt }] = await Promise.all([listServicePages(), listCasePages(), summaryWhenUp()]);
  const newest = changedAt ? [{ path: "/blog/", changedAt: changedAt.toISOString() }] : [];
  return [...PUBLIC_PAGES.map((page) => withListed(page, [...services, ...cases, ...newest])), ...services, ...cases];
}

async function listServicePages(): Promise<PublicPage[]> {
  const services = await noneWhenDown("services", listAllActiveServices());
  return services.map((service) => ({ path: servicePath(service), changedAt: service.updated_at.toISOString() }));
}

async function listCasePages(): Promise<PublicPage[]> {
  const cases = await noneWhenDown("cases", listCaseAddresses());
  const works = new Map<string, typeof cases>();
  for (const study of cases) {
    const work = study.original_id ?? study.id;
    works.set(work, [...(works.get(work) ?? []), study]);
  }
  return cases.map((study) => ({
    path: casePath(study),
    changedAt: study.updated_at.toISOString(),
    alternates: caseAlternates(works.get(study.original_id ?? study.id) ?? []),
  }));
}

/** So many articles at a time, from 1. */
async function listPostPages(part: number): Promise<PublicPage[]> {
  const posts = await noneWhenDown("posts", listPublishedPostAddresses(pageOffset(part, POSTS_PER_SITE_MAP)));
  return posts.map((post) => ({ path: articlePath(post), changedAt: post.updated_at.toISOString() }));
}

async function summaryWhenUp() {
  const [summary] = await noneWhenDown(
    "posts",
    summarizePublishedPosts().then((found) => [found]),
  );
  return summary ?? { count: 0, changedAt: null };
}

/** A page changes with those it lists: the home page with all of them, the others with what lies below their address. */
function withListed(page: PublicPage, listed: readonly PublicPage[]): PublicPage {
  const below = page.path === "/" ? "/" : `${page.path}/`;
  const times = listed.filter(({ path }) => path.startsWith(below)).map(({ changedAt }) => changedAt);
  return { ...page, changedAt: [page.changedAt, ...times].reduce((newest, at) => (at > newest ? at : newest)) };
}

/** The active services of all trades; none while the database does not answer. */
export function listKnownServices() {
  return noneWhenDown("services", listAllActiveServices());
}

/** The published works; none while the database is down. */
export function listKnownCases() {
  return noneWhenDown("cases", listFeedCases(CASES_MAX));
}

/** More than a reader of the list needs. */
const CASES_MAX = 100;

async function noneWhenDown<Row>(list: string, rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    logger.error({ event: "seo-list-unavailable", list, err: error }, "database down, pages left out");
    return [];
  }
}

/** The card of a public page by its path; null for any other path, so that no picture shows a stranger's words. */
export async function getShareCard(path: string): Promise<ShareCard | null> {
  const fixed = FIXED_CARDS.find((card) => card.path === path);
  if (fixed) return fixed;
  const [, section = "", ...rest] = path.split("/");
  const slug = rest.at(-1) ?? "";
  if (section === "services" && rest.length === 2) {
    const service = await getService(slug);
    const card = service?.is_active ? serviceCard(service) : null;
    return card?.path === path ? card : null;
  }
  if (rest.length !== 1) return null;
  if (section === "blog") {
    const post = await getPublishedPostHead(slug);
    return post && articleCard(post);
  }
  if (section !== "realisations") return null;
  const study = await getPublishedCase(slug);
  return study && caseCard({ ...study, clientName: study.client_name });
}
