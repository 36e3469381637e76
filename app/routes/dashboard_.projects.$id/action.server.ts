import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { SPACE_COPY } from "~/content/project-space/project-space";
import type { SpaceCopy } from "~/content/project-space/space-copy";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { decideMilestone, undoDecision } from "~/features/milestones/commands/decide-milestone.server";
import { MILESTONE_CHANGED, NOT_IN_REVIEW, PROJECT_OVER, TOO_LATE } from "~/features/milestones/model/milestone";
import { approveSchema, reworkSchema } from "~/features/milestones/schema";
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
  const copy = SPACE_COPY[user.language];
  const { intent, submission } = read(await request.formData(), copy);
  // The page is shown again as it is now: with the versions that have come meanwhile, and the text as it was typed.
  const refused = (sentence: string, options: Parameters<typeof refuse>[2]) =>
    refuse(intent, submission.reply({ formErrors: [sentence] }), options);
  if (submission.status !== "success") return refuse(intent, submission.reply());
  const wait = await decisions.consume(user.id);
  if (wait !== null) return refused(copy.refused.tooMany, { status: 429, retryAfterSeconds: wait });
  try {
    await decide(user, { projectId, ...submission.value }, intent);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw asNotFound(error);
    return refused(inWordsOf(copy, error.userMessage), { status: 409 });
  }
  return redirectWithFlash(back, { tone: "success", title: copy.done[DONE[intent]] });
}

const DONE = { [APPROVE]: "approved", [REWORK]: "rework", [UNDO]: "undone" } as const;

type Intent = keyof typeof DONE;

/** Which form of the page was sent, and what it says. */
function read(form: FormData, copy: SpaceCopy) {
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(DONE, intent)) throw data(null, { status: 400 });
  const submission = parseForm(form, intent === REWORK ? reworkSchema(copy.decide) : approveSchema);
  // Its other fields are hidden: no page of ours has sent them so.
  if (submission.status !== "success" && intent !== REWORK) throw data(null, { status: 400 });
  return { intent: intent as Intent, submission };
}

interface Decided {
  projectId: string;
  id: string;
  version: number;
  shown: string;
  text?: string;
}

function decide(user: User, { text = "", ...seen }: Decided, intent: Intent): Promise<void> {
  if (intent === UNDO) return undoDecision(user, seen);
  return decideMilestone(user, seen, intent === APPROVE ? { decision: "approve" } : { decision: "rework", text });
}

function inWordsOf({ refused }: SpaceCopy, sentence: string): string {
  const words: Record<string, string> = {
    [MILESTONE_CHANGED]: refused.changed,
    [NOT_IN_REVIEW]: refused.notInReview,
    [PROJECT_OVER]: refused.over,
    [TOO_LATE]: refused.tooLate,
  };
  return words[sentence] ?? sentence;
}
