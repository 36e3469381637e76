import { NOTE_GONE } from "~/features/project-messages/model";
import { PROJECT_GONE } from "~/features/projects/model/project";
import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

const NO_PAGE: string[] = [];

/** Notes something about a project for the team. @throws DomainError `not-found` for a project that is gone */
export function createNote(actor: User, projectId: string, text: string): Promise<void> {
  const refusals = { project_notes_project_id_fkey: new DomainError("not-found", PROJECT_GONE) };
  return runCommand<void>({ actor, action: "noted", target: "project", refusals }, async (tx) => {
    await tx.projectNote.create({ data: { project_id: projectId, author_id: actor.id, text } });
    return changed({ result: undefined, targetId: projectId, cacheTags: NO_PAGE });
  });
}

/** Deletes a note of a project. @throws DomainError `not-found` when it is gone */
export function deleteNote(actor: User, projectId: string, id: string): Promise<void> {
  return runCommand<void>({ actor, action: "unnoted", target: "project", notFound: NOTE_GONE }, async (tx) => {
    await tx.projectNote.delete({ where: { id, project_id: projectId } });
    return changed({ result: undefined, targetId: projectId, cacheTags: NO_PAGE });
  });
}
