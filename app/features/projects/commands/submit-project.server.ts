import { data } from "@remix-run/node";
import { PROJECT_CREATED, PROJECT_UPDATED, UNDO_STATUS } from "~/features/projects/model/project";
import { projectSchema } from "~/features/projects/schema";
import type { FormReply } from "~/lib/forms/form-reply";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import type { Flash } from "~/server/http/flash.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { createProject, updateProject } from "./projects.server";

interface Target {
  actor: User;
  /** The project; null for a new one. */
  id: string | null;
  /** Where to go when it is saved. */
  backTo: string;
}

/** The answer to a project's form that is shown again. */
export interface ProjectAnswer extends FormReply {
  /** The version that somebody else has saved meanwhile. */
  newerVersion?: number;
}

/** The way to take a change of status back before its letter leaves; none where nobody is written to. */
export function offerUndo(
  action: string,
  { id, letterId, label = "Annuler" }: { id: string; letterId: string | null; label?: string },
): Flash["undo"] {
  if (!letterId) return undefined;
  const note = isMailSent
    ? "La lettre au client part dans dix secondes."
    : "La lettre au client est gardée parmi les e-mails.";
  return { note, label, action, fields: { intent: UNDO_STATUS, id, letter: letterId } };
}

/** Saves the project form, or shows it again with what is to be mended. @throws a 404 for a project that is gone. */
export async function submitProject({ actor, id, backTo }: Target, form: FormData) {
  const submission = parseForm(form, projectSchema);
  if (submission.status !== "success") return refuse("project", submission.reply());
  const { version, ...input } = submission.value;
  let letterId: string | null = null;
  try {
    const outcome = id
      ? await updateProject(actor, id, { ...input, version: overwrittenVersion(form) ?? version })
      : await createProject(actor, input);
    if ("kind" in outcome && outcome.kind === "changed") {
      const lastResult = submission.reply({ formErrors: editConflictWarning("Ce projet", outcome) });
      return data<ProjectAnswer>({ intent: "project", lastResult, newerVersion: outcome.version }, { status: 409 });
    }
    if ("kind" in outcome && outcome.kind === "saved") letterId = outcome.letterId;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "not-found") throw data(null, { status: 404 });
    return refuse("project", submission.reply({ fieldErrors: { client_id: [error.userMessage] } }));
  }
  const description = id ? PROJECT_UPDATED : PROJECT_CREATED;
  const undo = id ? offerUndo(backTo, { id, letterId, label: "Annuler le changement de statut" }) : undefined;
  return redirectWithFlash(backTo, { tone: "success", title: "Succès", description, undo });
}
