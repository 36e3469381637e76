import type { ProjectFileRow } from "~/features/projects/messages/queries.server";
import { ACTIVE_STATUSES } from "~/features/projects/model/project";
import type { ServiceCategory } from "~/features/services/model/service";
import { digest } from "~/server/crypto/tokens.server";
import { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

const WITH_EVENTS = {
  events: {
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    include: {
      actor: { select: { id: true, full_name: true, role: true } },
      files: {
        select: { file: { select: { id: true, name: true, version: true } } },
        orderBy: [{ file: { name: "asc" } }],
      },
    },
  },
} as const satisfies Prisma.ProjectMilestoneInclude;

export type TrackedMilestone = Prisma.ProjectMilestoneGetPayload<{ include: typeof WITH_EVENTS }>;

/** Milestones that are work. Earlier releases also stored a quote's deposit and final payment as milestones. */
export const ON_TRACK = {
  OR: [{ kind: null }, { kind: "progress" }, { state: { not: "upcoming" } }],
} as const satisfies Prisma.ProjectMilestoneWhereInput;

/** The same of the rows `m` of a query. */
export const IS_ON_TRACK = sql`(m.kind IS NULL OR m.kind = 'progress' OR m.state <> 'upcoming')`;

/** That the project `p` of a query is active. A text and no parameter, which would hide it from the index of active ones. */
export const IS_ACTIVE = sql`p.status IN (${Prisma.raw(`'${ACTIVE_STATUSES.join("', '")}'`)})`;

/** The milestones of a project, in their order. @param clientIds of whom the project has to be one; absent for the team */
export function listMilestones(projectId: string, clientIds?: string[]): Promise<TrackedMilestone[]> {
  return db.projectMilestone.findMany({
    where: { project_id: projectId, ...ON_TRACK, ...(clientIds && { project: { client_id: { in: clientIds } } }) },
    orderBy: { position: "asc" },
    include: WITH_EVENTS,
  });
}

/** The last version of each agency file that no other milestone's approval covers. Access is the caller's to check. */
export function listFilesToReview(
  { projectId, milestoneId }: { projectId: string; milestoneId: string },
  tx: Pick<Transaction, "$queryRaw"> = db,
): Promise<ProjectFileRow[]> {
  return tx.$queryRaw<ProjectFileRow[]>`
    SELECT f.id::text AS id, f.name, f.version, f.bytes, f.kind, f.preview_width, f.preview_height
    FROM (
      SELECT DISTINCT ON (name) * FROM project_files
      WHERE project_id = ${projectId}::uuid AND is_from_agency ORDER BY name, version DESC
    ) f
    WHERE NOT EXISTS (
      SELECT 1 FROM milestone_event_files d
        JOIN milestone_events e ON e.id = d.event_id AND e.kind = 'approved'
        JOIN project_milestones m ON m.id = e.milestone_id AND m.state = 'approved'
      WHERE d.file_id = f.id AND m.id <> ${milestoneId}::uuid
    )
    ORDER BY f.name, f.id`;
}

/** By which a form says what its page has shown: another one as soon as a version is new. */
export function markOf(files: readonly Pick<ProjectFileRow, "id">[]): string {
  return files.length === 0 ? "" : digest(files.map(({ id }) => id).join());
}

/** Whether a project is due with its last milestone: one of them has a day. */
export async function hasDatedTrack(projectId: string): Promise<boolean> {
  const where = { project_id: projectId, due_on: { not: null }, AND: ON_TRACK };
  return (await db.projectMilestone.findFirst({ where, select: { id: true } })) !== null;
}

export async function listTemplates(): Promise<{ category: ServiceCategory; titles: string[] }[]> {
  const rows = await listTemplateSteps();
  const titles = new Map<ServiceCategory, string[]>();
  for (const { category, title } of rows) titles.set(category, [...(titles.get(category) ?? []), title]);
  return [...titles].map(([category, listed]) => ({ category, titles: listed }));
}

export function listTemplateSteps() {
  return db.milestoneTemplate.findMany({ orderBy: [{ category: "asc" }, { position: "asc" }] });
}

/** A milestone of which the team is reminded, or a project without dated ones: then it has no title. */
export interface DueMilestone {
  id: string;
  title: string | null;
  due_on: Date | null;
  waits_for: string | null;
  project_id: string;
  project: string;
}

const DUE = sql`
  SELECT m.id::text AS id, m.title, m.due_on, m.waits_for, p.id::text AS project_id, p.title AS project
  FROM project_milestones m
    JOIN projects p ON p.id = m.project_id AND ${IS_ACTIVE} AND ${IS_ON_TRACK}`;

/** Overdue milestones that do not wait for the client, and overdue projects without dated ones, the oldest first. */
export function listLateMilestones(today: string, limit: number): Promise<DueMilestone[]> {
  return db.$queryRaw<DueMilestone[]>(sql`${DUE}
    WHERE m.state <> 'approved' AND m.state <> 'in_review' AND m.due_on < ${today}::date AND m.waits_since IS NULL
    UNION ALL
    SELECT p.id::text, NULL, p.deadline, NULL, p.id::text, p.title FROM projects p
    WHERE ${IS_ACTIVE} AND p.deadline < ${today}::date AND NOT EXISTS (
      SELECT FROM project_milestones m WHERE m.project_id = p.id AND m.due_on IS NOT NULL AND ${IS_ON_TRACK})
    ORDER BY due_on, id LIMIT ${limit}`);
}

/** The milestones of running projects that the client has to approve or give something for, the nearest day first. */
export function listAwaitedMilestones(limit: number): Promise<DueMilestone[]> {
  return db.$queryRaw<DueMilestone[]>(sql`${DUE}
    WHERE m.state <> 'approved' AND (m.state = 'in_review' OR m.waits_since IS NOT NULL)
    ORDER BY m.due_on NULLS LAST, m.id LIMIT ${limit}`);
}
