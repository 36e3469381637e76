import { data } from "@remix-run/node";
import type { User } from "~/features/accounts/model";
import { createProject, updateProject } from "~/features/projects/commands.server";
import { PROJECT_CREATED, PROJECT_UPDATED } from "~/features/projects/model";
import { projectSchema } from "~/features/projects/schema";
import type { FormAnswer } from "~/lib/form-answer";
import { overwrittenVersion, warnOfChange } from "~/server/changed-meanwhile.server";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { parseForm } from "~/server/parse-form.server";

interface Target {
  actor: User;
  /** The project; null for a new one. */
  id: string | null;
  /** Where to go when it is saved. */
  backTo: string;
}

/** The answer to a project's form that is shown again. */
export interface ProjectAnswer extends FormAnswer {
  /** The version that somebody else has saved meanwhile. */
  newerVersion?: number;
}

/** Saves the project form, or shows it again with what is to be mended. @throws a 404 for a project that is gone. */
export async function submitProject({ actor, id, backTo }: Target, form: FormData) {
  const submission = parseForm(form, projectSchema);
  if (submission.status !== "success") return refuse("project", submission.reply());
  const { version, ...input } = submission.value;
  try {
    const outcome = id
      ? await updateProject(actor, id, { ...input, version: overwrittenVersion(form) ?? version })
      : await createProject(actor, input);
    if ("kind" in outcome && outcome.kind === "changed") {
      const lastResult = submission.reply({ formErrors: warnOfChange("Ce projet", outcome) });
      return data<ProjectAnswer>({ intent: "project", lastResult, newerVersion: outcome.version }, { status: 409 });
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "not-found") throw data(null, { status: 404 });
    return refuse("project", submission.reply({ fieldErrors: { client_id: [error.userMessage] } }));
  }
  const description = id ? PROJECT_UPDATED : PROJECT_CREATED;
  return redirectWithFlash(backTo, { tone: "success", title: "Succès", description });
}
