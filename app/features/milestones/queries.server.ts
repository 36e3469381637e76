import type { ServiceCategory } from "~/features/services/model/service";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const WITH_EVENTS = {
  events: {
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    include: { actor: { select: { id: true, full_name: true, role: true } } },
  },
} as const satisfies Prisma.ProjectMilestoneInclude;

/** A milestone with what happened to it, the latest first. */
export type TrackedMilestone = Prisma.ProjectMilestoneGetPayload<{ include: typeof WITH_EVENTS }>;

/** The milestones of a project, in their order. @param clientId whose project it has to be; absent for the team */
export function listMilestones(projectId: string, clientId?: string): Promise<TrackedMilestone[]> {
  return db.projectMilestone.findMany({
    where: { project_id: projectId, ...(clientId && { project: { client_id: clientId } }) },
    orderBy: { position: "asc" },
    include: WITH_EVENTS,
  });
}

/** The titles with which a project of each category begins. */
export async function listTemplates(): Promise<{ category: ServiceCategory; titles: string[] }[]> {
  const rows = await db.milestoneTemplate.findMany({ orderBy: [{ category: "asc" }, { position: "asc" }] });
  const titles = new Map<ServiceCategory, string[]>();
  for (const { category, title } of rows) titles.set(category, [...(titles.get(category) ?? []), title]);
  return [...titles].map(([category, listed]) => ({ category, titles: listed }));
}
