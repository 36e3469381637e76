import { listClientIdsOf, readClientIdsOf } from "~/features/clients/people/queries.server";
import { ON_TRACK } from "~/features/projects/milestones/queries.server";
import type { ProjectStatus } from "~/features/projects/model/project";
import { ACTIVE_STATUSES, PROJECT_STATUSES, withMad } from "~/features/projects/model/project";
import type { ProjectList } from "~/features/projects/schema";
import { tally } from "~/lib/text/tally";
import { pageOffset } from "~/lib/web/page-offset";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending, nullsLast } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { inOrder, partOf, readListPage, readWholeList } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";

export const PROJECTS_PER_PAGE = 20;

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<ProjectList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  title: [ascending(sql`plain_text(t.title)`, "text"), ascending(sql`t.id`, "uuid")],
  deadline: [nullsLast(ascending(sql`t.deadline`, "date")), ...NEWEST],
  budget: [nullsLast(descending(sql`t.budget`, "numeric")), ...NEWEST],
};

const HISTORY = { orderBy: [{ created_at: "asc" }, { id: "asc" }] } as const satisfies Prisma.Project$eventsArgs;

/** As far as they tell where a project stands. */
const STEPS = {
  where: ON_TRACK,
  orderBy: { position: "asc" },
  select: { title: true, state: true, due_on: true, waits_for: true },
} as const satisfies Prisma.Project$milestonesArgs;

const CLIENT = {
  select: { id: true, full_name: true, credential: { select: { email: true } } },
} as const satisfies Prisma.ProfileDefaultArgs;

/** One page of the projects that a user sees, newest first, each with its history and its steps, and how many there are. */
export async function listProjectsOf(userId: string, page: number) {
  const where = { client_id: { in: await listClientIdsOf(userId) } };
  const [projects, matchCount] = await Promise.all([
    db.project.findMany({
      where,
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      ...pageOffset(page, PROJECTS_PER_PAGE),
      include: { events: HISTORY, milestones: STEPS },
    }),
    db.project.count({ where }),
  ]);
  return { projects: projects.map(withMad), matchCount };
}

/** One of the projects that a user sees, with its history; null for another client's. */
export async function getProjectOf(userId: string, id: string) {
  const where = { id, client_id: { in: await listClientIdsOf(userId) } };
  const project = await db.project.findFirst({ where, include: { events: HISTORY } });
  return project && withMad(project);
}

/** Whether a user still sees a project, for an answer that goes on for long: asked anew each time. */
export async function isProjectOf(userId: string, id: string): Promise<boolean> {
  return (await db.project.count({ where: { id, client_id: { in: await readClientIdsOf(userId) } } })) > 0;
}

export async function listProjects(list: ProjectList) {
  const { ids, ...found } = await readListPage(projectList(list), { page: list.page, perPage: PROJECTS_PER_PAGE });
  return { projects: inOrder(ids, await findProjects(ids)), ...found };
}

export function listAllProjects(list: ProjectList) {
  return readWholeList(projectList(list), findProjects);
}

export function projectList({ status, category, client, q, sort }: ProjectList): List {
  const where = [
    ...(q
      ? [
          // Two queries, each on its own index: of what projects say, and of their clients' names.
          sql`t.id IN (
            SELECT id FROM projects WHERE search_text LIKE ${partOf(q)}
            UNION
            SELECT p.id FROM projects p JOIN profiles c ON c.id = p.client_id WHERE c.search_text LIKE ${partOf(q)})`,
        ]
      : []),
    ...(status ? [sql`t.status = ${status}::"ProjectStatus"`] : []),
    ...(category ? [sql`t.service_category = ${category}::"ServiceCategory"`] : []),
    ...(client ? [sql`t.client_id = ${client}::uuid`] : []),
  ];
  return { from: sql`projects t`, where, orderBy: ORDERS[sort], spansTables: Boolean(q) };
}

export type ListedProject = Awaited<ReturnType<typeof findProjects>>[number];

async function findProjects(ids: string[]) {
  const rows = await db.project.findMany({ where: { id: { in: ids } }, include: { client: CLIENT } });
  return rows.map(withMad);
}

export async function getProject(id: string) {
  const project = await db.project.findUnique({ where: { id }, include: { client: CLIENT, events: HISTORY } });
  return project && withMad(project);
}

export async function countProjects() {
  const groups = await db.project.groupBy({ by: ["status"], _count: true });
  const byStatus = tally(PROJECT_STATUSES, Object.fromEntries(groups.map(({ status, _count }) => [status, _count])));
  const sum = (statuses: readonly ProjectStatus[]) => statuses.reduce((total, status) => total + byStatus[status], 0);
  return { total: sum(PROJECT_STATUSES), active: sum(ACTIVE_STATUSES), byStatus };
}

const inClientName = (q: string) =>
  sql`EXISTS (SELECT FROM profiles c WHERE c.id = t.client_id AND c.search_text LIKE ${partOf(q)})`;

export const PROJECT_SEARCHED: Searched = {
  kind: "projects",
  label: "Projets",
  list: "/admin/projects",
  table: sql`projects`,
  title: sql`t.title`,
  note: sql`(SELECT coalesce(c.full_name, c.company) FROM profiles c WHERE c.id = t.client_id)`,
  rows: (q) => [
    { from: sql`projects t`, where: [inSearchText(q)] },
    { from: sql`projects t JOIN profiles c ON c.id = t.client_id`, where: [sql`c.search_text LIKE ${partOf(q)}`] },
  ],
  holds: (q) => sql`(${inSearchText(q)} OR ${inClientName(q)})`,
  isListed: sql`TRUE`,
};
