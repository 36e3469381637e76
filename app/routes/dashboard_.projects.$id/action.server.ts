import { PEOPLE_COPY } from "~/content/client-people";
import type { SpaceCopy } from "~/content/project-space";
import { SPACE_COPY } from "~/content/project-space";
import { mayDecideFor } from "~/features/clients/people/queries.server";
import { decideMilestone, undoDecision } from "~/features/projects/milestones/decide.server";
import {
  MILESTONE_CHANGED,
  NOT_IN_REVIEW,
  PROJECT_OVER,
  TOO_LATE,
} from "~/features/projects/milestones/model/milestone";
import { approveSchema, reworkSchema } from "~/features/projects/milestones/schema";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { SignedInUser } from "~/server/sessions/user";
import { APPROVE, REWORK, UNDO } from "./decision";

const decisions = rateLimit({ name: "milestone-decision", points: 60, seconds: 3600 });

interface Sent {
  actor: SignedInUser;
  params: { id: string };
}

/** Takes the decisions of a user who decides for the client. */
export const action = formAction({
  guard: requireUser,
  params: projectIdSchema,
  find: async ({ actor, params }) => {
    const project = await getProjectOf(actor.id, params.id);
    if (project && !(await mayDecideFor(actor.id, project.client_id)))
      throw await redirectWithFlash(pathOf(params), { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    return project;
  },
  translate: ({ actor }) => {
    const { refused } = SPACE_COPY[actor.language];
    const words: Record<string, string> = {
      [MILESTONE_CHANGED]: refused.changed,
      [NOT_IN_REVIEW]: refused.notInReview,
      [PROJECT_OVER]: refused.over,
      [TOO_LATE]: refused.tooLate,
    };
    return (sentence) => words[sentence] ?? sentence;
  },
  intents: {
    [APPROVE]: {
      schema: approveSchema,
      run: (seen, sent) =>
        decided(sent, "approved", (user, projectId) =>
          decideMilestone(user, { projectId, ...seen }, { decision: "approve" }),
        ),
    },
    [REWORK]: {
      schema: ({ actor }: Sent) => reworkSchema(SPACE_COPY[actor.language].decide),
      run: ({ text, ...seen }, sent) =>
        decided(sent, "rework", (user, projectId) =>
          decideMilestone(user, { projectId, ...seen }, { decision: "rework", text }),
        ),
    },
    [UNDO]: {
      schema: approveSchema,
      run: ({ id }, sent) => decided(sent, "undone", (user, projectId) => undoDecision(user, { projectId, id })),
    },
  },
});

async function decided(
  { actor, params }: Sent,
  done: keyof SpaceCopy["done"],
  decide: (user: SignedInUser, projectId: string) => Promise<void>,
): Promise<Response> {
  const copy = SPACE_COPY[actor.language];
  await decisions.expect(actor.id, copy.refused.tooMany);
  await decide(actor, params.id);
  return redirectWithFlash(pathOf(params), { tone: "success", title: copy.done[done] });
}

function pathOf({ id }: Sent["params"]): string {
  return `/dashboard/projects/${id}`;
}
