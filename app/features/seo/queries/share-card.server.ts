import { getPublishedPostHead } from "~/features/blog/queries/posts.server";
import { getPublishedCase } from "~/features/case-studies/queries/cases.server";
import { articleCard, caseCard, FIXED_CARDS, serviceCard } from "~/features/seo/model/share-cards";
import { getService } from "~/features/services/queries/services.server";
import type { ShareCard } from "~/site/share-card";

/** The card of a public page by its path; null for any other path, so that no picture shows a stranger's words. */
export async function getShareCard(path: string): Promise<ShareCard | null> {
  const fixed = FIXED_CARDS.find((card) => card.path === path);
  if (fixed) return fixed;
  const [, section = "", ...rest] = path.split("/");
  if (section === "services" && rest.length === 2) return findServiceCard(path, rest[1]);
  if (section === "blog" && rest.length === 1) return findArticleCard(rest[0]);
  if (section === "realisations" && rest.length === 1) return findCaseCard(rest[0]);
  return null;
}

async function findServiceCard(path: string, slug = ""): Promise<ShareCard | null> {
  const service = await getService(slug);
  const card = service?.is_active ? serviceCard(service) : null;
  return card?.path === path ? card : null;
}

async function findArticleCard(slug = ""): Promise<ShareCard | null> {
  const post = await getPublishedPostHead(slug);
  return post && articleCard(post);
}

async function findCaseCard(slug = ""): Promise<ShareCard | null> {
  const study = await getPublishedCase(slug);
  return study && caseCard({ ...study, clientName: study.client_name });
}
