import { db } from "~/server/db/db.server";
import type { HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, CODE, erasedBy, none } from "~/server/registries/personal-data.server";

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
