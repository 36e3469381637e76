import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { Listener } from "~/server/http/event-stream.server";
import { sendChanges } from "~/server/http/event-stream.server";
import { MESSAGES_SHOWN } from "./model";

/** Whose thread is read: of a project that a user sees; of any for the team. */
export interface ThreadOf {
  projectId: string;
  /** Of whom the project has to be one; absent for the team. */
  clientIds?: string[];
}

const whereOf = ({ projectId, clientIds }: ThreadOf) => ({
  project_id: projectId,
  ...(clientIds && { project: { client_id: { in: clientIds } } }),
});

/** What is shown of a stored file. */
export const FILE_FIELDS = {
  id: true,
  name: true,
  version: true,
  bytes: true,
  kind: true,
  preview_width: true,
  preview_height: true,
} as const satisfies Prisma.ProjectFileSelect;

export type ProjectFileRow = Prisma.ProjectFileGetPayload<{ select: typeof FILE_FIELDS }>;

/** The last messages of a thread in order, or those before one, and whether there are older ones. */
export async function listMessages(thread: ThreadOf, before?: string) {
  const where = whereOf(thread);
  const cursor = before && (await db.projectMessage.findFirst({ where: { ...where, id: before } }));
  const found = await db.projectMessage.findMany({
    where: cursor
      ? {
          ...where,
          OR: [{ created_at: { lt: cursor.created_at } }, { created_at: cursor.created_at, id: { lt: cursor.id } }],
        }
      : where,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: MESSAGES_SHOWN + 1,
    include: {
      author: { select: { full_name: true } },
      files: { select: FILE_FIELDS, orderBy: [{ name: "asc" }, { version: "asc" }] },
    },
  });
  return { messages: found.slice(0, MESSAGES_SHOWN).reverse(), hasOlder: found.length > MESSAGES_SHOWN };
}

export type ThreadMessage = Awaited<ReturnType<typeof listMessages>>["messages"][number];

/** The files of a project by name, the last version of each first. */
export function listFiles(thread: ThreadOf) {
  return db.projectFile.findMany({
    where: whereOf(thread),
    orderBy: [{ name: "asc" }, { version: "desc" }],
    select: { ...FILE_FIELDS, storage_key: true, is_from_agency: true, created_at: true },
  });
}

/** A file of a project where it is the reader's to see, or null. */
export function getFile(thread: ThreadOf, id: string) {
  return db.projectFile.findFirst({
    where: { id, ...whereOf(thread) },
    select: { name: true, kind: true, storage_key: true, preview_key: true },
  });
}

export async function getReadAt(projectId: string, profileId: string): Promise<Date | null> {
  const where = { project_id_profile_id: { project_id: projectId, profile_id: profileId } };
  return (await db.projectReader.findUnique({ where }))?.read_at ?? null;
}

/** How many messages of the other side a user has not read in each of these projects; those without any are left out. */
export async function countUnread(
  reader: { id: string; isOfTeam: boolean },
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    SELECT m.project_id::text AS id, count(*)::int AS count
    FROM project_messages m
      LEFT JOIN project_readers r ON r.project_id = m.project_id AND r.profile_id = ${reader.id}::uuid
    WHERE m.project_id = ANY(${projectIds}::uuid[]) AND m.is_from_agency = ${!reader.isOfTeam}
      AND m.created_at > coalesce(r.read_at, '-infinity')
    GROUP BY 1`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface UnreadThread {
  id: string;
  title: string;
  client: string | null;
  count: number;
  last_at: Date;
}

/** What clients have written in the last ninety days and a user of the team has not read, the latest first. */
export function listUnreadThreads(profileId: string, limit: number): Promise<UnreadThread[]> {
  return db.$queryRaw<UnreadThread[]>`
    SELECT p.id::text AS id, p.title, c.full_name AS client, count(*)::int AS count, max(m.created_at) AS last_at
    FROM project_messages m
      JOIN projects p ON p.id = m.project_id
      LEFT JOIN profiles c ON c.id = p.client_id
      LEFT JOIN project_readers r ON r.project_id = m.project_id AND r.profile_id = ${profileId}::uuid
    WHERE NOT m.is_from_agency AND m.created_at > now() - interval '90 days'
      AND m.created_at > coalesce(r.read_at, '-infinity')
    GROUP BY p.id, p.title, c.full_name ORDER BY last_at DESC, p.id LIMIT ${limit}`;
}

/** The internal notes about a project, the latest first. For the team alone. */
export function listNotes(projectId: string) {
  return db.projectNote.findMany({
    where: { project_id: projectId },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    include: { author: { select: { full_name: true } } },
  });
}

const LOOK_EVERY_MS = 2000;

/** Sends an event when a thread has a new message or preview, from any process. All readers share each look. */
export function sendThreadEvents(projectId: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    subject: `thread ${projectId}`,
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      const where = { project_id: projectId };
      const last = await db.projectMessage.findFirst({
        where,
        orderBy: [{ created_at: "desc" }, { id: "desc" }],
        select: { id: true },
      });
      const drawn = await db.projectFile.count({ where: { ...where, preview_key: { not: null } } });
      return `${last?.id ?? "none"} ${drawn}`;
    },
  });
}
