import { getPublishedPostHead } from "~/features/blog/queries.server";
import { getPublishedCase } from "~/features/case-studies/queries.server";
import { articleCard, caseCard, FIXED_CARDS, serviceCard } from "~/features/seo/model/share-cards";
import { getService } from "~/features/services/queries.server";
import type { ShareCard } from "~/site/share-card";

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
