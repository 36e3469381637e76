import type { ProjectStatus } from "~/features/projects/model";
import { ACTIVE_STATUSES, PROJECT_STATUSES, withMad } from "~/features/projects/model";
import type { ProjectList } from "~/features/projects/schema";
import { tally } from "~/lib/tally";
import type { Prisma } from "~/server/db/client/client";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import { containing, inOrder, readListPage } from "~/server/list-page.server";

export const PROJECTS_PER_PAGE = 20;

const ORDERS: Record<ProjectList["sort"], Sql> = {
  newest: sql`t.created_at DESC, t.id DESC`,
  oldest: sql`t.created_at, t.id`,
  title: sql`plain_text(t.title), t.id`,
  deadline: sql`t.deadline NULLS LAST, t.created_at DESC`,
  budget: sql`t.budget DESC NULLS LAST, t.created_at DESC`,
};

const HISTORY = { orderBy: [{ created_at: "asc" }, { id: "asc" }] } as const satisfies Prisma.Project$eventsArgs;

const CLIENT = {
  select: { id: true, full_name: true, credential: { select: { email: true } } },
} as const satisfies Prisma.ProfileDefaultArgs;

/** A client's own projects, newest first, each with its history. */
export async function listProjectsOf(clientId: string) {
  const projects = await db.project.findMany({
    where: { client_id: clientId },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    include: { events: HISTORY },
  });
  return projects.map(withMad);
}

/** One of a client's own projects with its history; null for anybody else's. */
export async function getProjectOf(clientId: string, id: string) {
  const project = await db.project.findFirst({ where: { id, client_id: clientId }, include: { events: HISTORY } });
  return project && withMad(project);
}

/** One page of all projects, with how many match in all. */
export async function listProjects({ status, category, client, q, sort, page }: ProjectList) {
  const where = [
    ...containing(q, [sql`t.title`, sql`t.description`, sql`c.full_name`, sql`c.company`]),
    ...(status ? [sql`t.status = ${status}::"ProjectStatus"`] : []),
    ...(category ? [sql`t.service_category = ${category}::"ServiceCategory"`] : []),
    ...(client ? [sql`t.client_id = ${client}::uuid`] : []),
  ];
  const from = sql`projects t LEFT JOIN profiles c ON c.id = t.client_id`;
  const found = await readListPage({ from, where, orderBy: ORDERS[sort], page, perPage: PROJECTS_PER_PAGE });
  const rows = await db.project.findMany({ where: { id: { in: found.ids } }, include: { client: CLIENT } });
  return { projects: inOrder(found.ids, rows).map(withMad), matchCount: found.matchCount };
}

/** One project with its client and its history, or null. */
export async function getProject(id: string) {
  const project = await db.project.findUnique({ where: { id }, include: { client: CLIENT, events: HISTORY } });
  return project && withMad(project);
}

/** How many projects each status holds. */
export async function countProjects() {
  const groups = await db.project.groupBy({ by: ["status"], _count: true });
  const byStatus = tally(PROJECT_STATUSES, groups);
  const sum = (statuses: readonly ProjectStatus[]) => statuses.reduce((total, status) => total + byStatus[status], 0);
  return { total: sum(PROJECT_STATUSES), active: sum(ACTIVE_STATUSES), byStatus };
}
