import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Erasure, HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, CODE, erasedBy, none, pagesOf } from "~/server/registries/personal-data.server";

export const PROJECT_COLUMNS: HeldColumns = {
  feature: "projects",
  tables: {
    projects: [erasedBy("projects", "title", "description", "search_text")],
    project_messages: [erasedBy("projects", "text")],
    project_notes: [erasedBy("projects", "text")],
    project_files: [erasedBy("projects", "name", "storage_key", "preview_key"), none(CODE, "kind", "sha256")],
    project_handovers: [erasedBy("projects", "summary", "accesses")],
    project_milestones: [erasedBy("projects", "title", "waits_for")],
    milestone_events: [erasedBy("projects", "text")],
    milestone_templates: [none(AGENCY, "title")],
  },
};

/** What happened to a milestone, with the versions of files that were decided on. */
const DECISION_FIELDS = {
  kind: true,
  text: true,
  created_at: true,
  files: { select: { file: { select: { name: true, version: true, sha256: true } } } },
} as const;

/** The person's own projects. */
export const readOwnProjects: OwnDataPart = async ({ profileId }) => {
  const projects = await db.project.findMany({
    where: { client_id: profileId },
    include: {
      events: { select: { status: true, created_at: true } },
      messages: { select: { is_from_agency: true, text: true, created_at: true }, orderBy: { created_at: "asc" } },
      files: { select: { name: true, version: true, bytes: true, sha256: true, created_at: true } },
      milestones: {
        select: {
          title: true,
          state: true,
          due_on: true,
          done_at: true,
          events: { select: DECISION_FIELDS, orderBy: { created_at: "asc" } },
        },
        orderBy: { position: "asc" },
      },
    },
    omit: { client_id: true },
  });
  return { projects };
};

/** What a person wrote, sent and decided in the projects of other clients: nothing of whose project it is. */
export async function readContributions(profileId: string) {
  // Also a project whose client was erased since.
  const project = { OR: [{ client_id: null }, { client_id: { not: profileId } }] };
  const [messages, files, decisions] = await Promise.all([
    db.projectMessage.findMany({
      where: { author_id: profileId, is_from_agency: false, project },
      select: { text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.projectFile.findMany({
      where: { uploader_id: profileId, is_from_agency: false, project },
      select: { name: true, version: true, bytes: true, sha256: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.milestoneEvent.findMany({
      where: { actor_id: profileId, milestone: { project } },
      select: { kind: true, text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
  ]);
  return { messages, files, decisions };
}

/** A client's projects and those that came of the person's messages, with all that was written about them. */
export const PROJECT_ERASURE: Erasure = {
  feature: "projects",
  find: async (tx, { profileId, inquiryIds }) => {
    const where = profileId ? { client_id: profileId } : { inquiries: { some: { id: { in: inquiryIds } } } };
    const projects = await tx.project.findMany({ where, select: { id: true, client_id: true } });
    // A message may have become the project of another client.
    const ids = idsOf(projects.filter(({ client_id }) => client_id === null || client_id === profileId));
    const milestones = await tx.projectMilestone.findMany({
      where: { project_id: { in: ids } },
      select: { id: true },
    });
    const joined = profileId ? await listJoined(tx, profileId) : [];
    return {
      ids,
      formerIds: profileId ? await listDeleted(tx, profileId) : [],
      tracedIds: [...idsOf(projects), ...idsOf(milestones)],
      letters: (goneIds) => ({
        pages: [
          ...pagesOf(["/admin/projects", "/dashboard/projects"], [...ids, ...goneIds]),
          ...pagesOf(["/admin/projects"], joined),
        ],
      }),
      forget: () => forgetWork(tx, ids, profileId),
      redactedIds: idsOf(projects),
      redacted: [
        { table: sql`projects`, key: sql`id`, hasVersion: true, columns: [sql`title`, sql`description`] },
        {
          table: sql`project_milestones`,
          key: sql`project_id`,
          hasVersion: true,
          columns: [sql`title`, sql`waits_for`],
        },
      ],
    };
  },
  mentions: [
    { table: sql`projects`, column: sql`title`, isJson: false },
    { table: sql`projects`, column: sql`description`, isJson: false },
  ],
  endAccount: async (tx, profileId) => {
    await tx.projectFile.deleteMany({ where: { uploader_id: profileId, is_from_agency: false } });
    await tx.projectMessage.deleteMany({ where: { author_id: profileId, is_from_agency: false } });
    await tx.projectReader.deleteMany({ where: { profile_id: profileId } });
    await tx.reviewRequest.deleteMany({ where: { profile_id: profileId } });
    const noClient = { client_id: null, version: { increment: 1 } };
    await tx.project.updateMany({ where: { client_id: profileId }, data: noClient });
  },
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Others' projects where the account wrote, sent or decided something. */
async function listJoined(tx: Transaction, profileId: string): Promise<string[]> {
  const where = {
    OR: [
      { messages: { some: { author_id: profileId } } },
      { files: { some: { uploader_id: profileId } } },
      { milestones: { some: { events: { some: { actor_id: profileId } } } } },
    ],
  };
  return idsOf(await tx.project.findMany({ where, select: { id: true } }));
}

/** Projects that were the account's when they were deleted. */
async function listDeleted(tx: Transaction, profileId: string): Promise<string[]> {
  const deleted = await tx.$queryRaw<{ target_id: string }[]>`
    SELECT target_id FROM audit_entries
    WHERE details->>'client_id' = ${profileId} AND target_kind = 'project' AND action = 'deleted'`;
  return deleted.map(({ target_id }) => target_id);
}

/** Deletes what was written about the projects, and what the account decided elsewhere. */
async function forgetWork(tx: Transaction, projectIds: string[], profileId: string | null): Promise<void> {
  const where = { project_id: { in: projectIds } };
  // Their bytes follow: see the trigger of the table.
  await tx.projectFile.deleteMany({ where });
  await tx.projectMessage.deleteMany({ where });
  await tx.projectNote.deleteMany({ where });
  await tx.projectHandover.deleteMany({ where });
  await tx.reviewRequest.deleteMany({ where });
  const decided = [{ milestone: where }, ...(profileId ? [{ actor_id: profileId }] : [])];
  await tx.milestoneEvent.updateMany({ where: { OR: decided }, data: { text: null } });
}
