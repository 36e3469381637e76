import { readClientIdsOf } from "~/features/clients/people/queries.server";
import { FILE_FIELDS } from "~/features/projects/messages/queries.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { openedBy } from "~/server/db/links.server";

const FILES = {
  orderBy: [{ name: "asc" }, { version: "desc" }],
  select: FILE_FIELDS,
} as const satisfies Prisma.ProjectHandover$filesArgs;

/** What is prepared to be handed over, or was, with its files; null where nothing is. For the team. */
export function getHandover(projectId: string) {
  return db.projectHandover.findUnique({ where: { project_id: projectId }, include: { files: FILES } });
}

/** What was handed over to a user's project; null before, and for another client's. */
export async function getHandoverOf(userId: string, projectId: string) {
  const project = { client_id: { in: await readClientIdsOf(userId) } };
  return db.projectHandover.findFirst({
    where: { project_id: projectId, handed_over_at: { not: null }, project },
    include: { files: FILES, project: { select: { title: true } } },
  });
}

export function getReviewRequest(projectId: string) {
  return db.reviewRequest.findUnique({ where: { project_id: projectId } });
}

/** What a letter's link asks about, with who is asked; null for a link that opens nothing. */
export async function getReviewAsked(token: string) {
  const review_request = {
    select: {
      answered_at: true,
      refused_at: true,
      profile_id: true,
      project: { select: { title: true, client_id: true } },
      profile: { select: { full_name: true, company: true, language: true } },
    },
  };
  const link = await db.link.findFirst({ where: openedBy("review", token), select: { review_request } });
  const asked = link?.review_request;
  // The project may be another client's by now.
  return asked && asked.project.client_id === asked.profile_id ? asked : null;
}
