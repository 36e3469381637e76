import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { servicePath } from "~/features/services/model/service";
import { db } from "~/server/db/db.server";

const FIXED_PAGES = new Set(PUBLIC_PAGES.map(({ path }) => path));

/**
 * A path, if it is that of a page that visitors can open: nothing is counted for any other, whatever a request says.
 * Null otherwise.
 */
export async function getKnownPage(path: string | undefined): Promise<string | null> {
  if (!path) return null;
  if (FIXED_PAGES.has(path)) return path;
  const [, room, ...rest] = path.split("/");
  const slug = rest.at(-1) ?? "";
  if (room === "services" && rest.length === 2) {
    const service = await db.service.findFirst({ where: { slug, is_active: true }, select: { category: true } });
    return service && servicePath({ category: service.category, slug }) === path ? path : null;
  }
  if (rest.length !== 1) return null;
  if (room === "realisations") {
    const work = await db.caseStudy.findFirst({ where: { slug, status: "published" }, select: { id: true } });
    return work && path;
  }
  if (room !== "blog") return null;
  const post = await db.blogPost.findFirst({ where: { slug, is_published: true }, select: { id: true } });
  return post && path;
}
