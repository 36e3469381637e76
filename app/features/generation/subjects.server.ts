import { morocco } from "~/content/landing-pages/morocco";
import { OPEN_STATUSES } from "~/features/generation/model/generation";
import { proposeSubjects } from "~/features/generation/model/propose-subjects";
import { shownBriefSchema } from "~/features/generation/schema/brief";
import type { SubjectValues } from "~/features/generation/schema/forms";
import { listAllOfferedServices } from "~/features/services/offered.server";
import { db } from "~/server/db/db.server";

/** Five subjects for the agency's services and cities that no article covers and no generation is about to. */
export async function listSubjects(skip: number): Promise<SubjectValues[]> {
  const [services, posts, items] = await Promise.all([
    listAllOfferedServices(),
    // In one value: a row per article would take ten times as long to read.
    db.$queryRaw<{ titles: string[] | null }[]>`SELECT json_agg(title) AS titles FROM blog_posts`,
    db.generationItem.findMany({
      where: { status: { in: OPEN_STATUSES }, generation: { kind: { not: "single" } } },
      select: { brief: true },
    }),
  ]);
  const titles = [...(posts[0]?.titles ?? []), ...items.map(({ brief }) => shownBriefSchema.parse(brief).title)];
  return proposeSubjects({ services, cities: morocco.cities.items.map(({ name }) => name), titles, skip });
}
