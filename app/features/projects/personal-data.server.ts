import type { HeldColumns } from "~/server/registries/personal-data.server";
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
