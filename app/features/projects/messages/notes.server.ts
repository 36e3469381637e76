import { PROJECT_GONE } from "~/features/projects/model/project";
import { keepInTrash } from "~/features/trash/keep.server";
import { truncateAtWord } from "~/lib/text/truncate";
import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

const TITLE_MAX_LENGTH = 80;

/** Notes something about a project for the team. @throws DomainError `not-found` for a project that is gone */
export function createNote(actor: User, projectId: string, text: string): Promise<void> {
  const refusals = { project_notes_project_id_fkey: new DomainError("not-found", PROJECT_GONE) };
  return runCommand<void>({ actor, action: "noted", target: "project", refusals }, async (tx) => {
    await tx.projectNote.create({ data: { project_id: projectId, author_id: actor.id, text } });
    return changed({ result: undefined, targetId: projectId, cacheTags: [] });
  });
}

export const NOTE_TRASH: TrashedKind = {
  kind: "project-note",
  label: "Note interne",
  table: "project_notes",
};

/** Moves a note of a project to the trash. @throws DomainError `not-found` when it is gone */
export function deleteNote(actor: User, projectId: string, id: string): Promise<{ trashId: string }> {
  return runCommand(
    { actor, action: "unnoted", target: "project", notFound: "Cette note a déjà été supprimée" },
    async (tx) => {
      const where = { id, project_id: projectId };
      const { text, project } = await tx.projectNote.findUniqueOrThrow({ where, include: { project: true } });
      const [title, personId] = [truncateAtWord(text, TITLE_MAX_LENGTH), project.client_id];
      const trashId = await keepInTrash(tx, NOTE_TRASH, { id, title, personId, cacheTags: [], actor });
      await tx.projectNote.delete({ where });
      return changed({ result: { trashId }, targetId: projectId, cacheTags: [] });
    },
  );
}
