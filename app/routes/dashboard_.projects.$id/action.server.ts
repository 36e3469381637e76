import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { SPACE_COPY } from "~/content/project-space/project-space";
import type { SpaceCopy } from "~/content/project-space/space-copy";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { decideMilestone, undoDecision } from "~/features/milestones/commands/decide-milestone.server";
import { MILESTONE_CHANGED, NOT_IN_REVIEW, TOO_LATE } from "~/features/milestones/model/milestone";
import { approveSchema, milestoneIdSchema, reworkSchema } from "~/features/milestones/schema";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { APPROVE, REWORK, UNDO } from "./intents";

const decisions = rateLimit({ name: "milestone-decision", points: 60, seconds: 3600 });

/** What somebody who decides for a client decides on the milestones of its project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  const project = await getProjectOf(user.id, projectId);
  if (!project) throw data(null, { status: 404 });
  const back = `/dashboard/projects/${projectId}`;
  if (!(await mayDecideFor(user.id, project.client_id)))
    return redirectWithFlash(back, { tone: "error", title: PEOPLE_COPY[user.language].readsOnly });
  const form = await request.formData();
  const copy = SPACE_COPY[user.language];
  if ((await decisions.consume(user.id)) !== null) throw data(null, { status: 429 });
  try {
    const outcome = await decide({ user, projectId, copy }, form);
    return typeof outcome === "string" ? redirectWithFlash(back, { tone: "success", title: outcome }) : outcome;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw asNotFound(error);
    return redirectWithFlash(back, { tone: "error", title: inWordsOf(copy, error.userMessage) });
  }
}

interface Decider {
  user: User;
  projectId: string;
  copy: SpaceCopy;
}

/** @returns the sentence for what was done, or the form shown again */
async function decide({ user, projectId, copy }: Decider, form: FormData) {
  const intent = form.get("intent");
  if (intent === APPROVE) {
    const submission = parseForm(form, approveSchema);
    if (submission.status !== "success") throw data(null, { status: 400 });
    await decideMilestone(user, { projectId, ...submission.value }, { decision: "approve" });
    return copy.done.approved;
  }
  if (intent === REWORK) {
    const submission = parseForm(form, reworkSchema(copy.decide));
    if (submission.status !== "success") return refuse(REWORK, submission.reply());
    const { text, ...target } = submission.value;
    await decideMilestone(user, { projectId, ...target }, { decision: "rework", text });
    return copy.done.rework;
  }
  if (intent !== UNDO) throw data(null, { status: 400 });
  const submission = parseForm(form, milestoneIdSchema);
  if (submission.status !== "success") throw data(null, { status: 400 });
  await undoDecision(user, { projectId, id: submission.value.id });
  return copy.done.undone;
}

function inWordsOf({ refused }: SpaceCopy, sentence: string): string {
  const words: Record<string, string> = {
    [MILESTONE_CHANGED]: refused.changed,
    [NOT_IN_REVIEW]: refused.notInReview,
    [TOO_LATE]: refused.tooLate,
  };
  return words[sentence] ?? sentence;
}
