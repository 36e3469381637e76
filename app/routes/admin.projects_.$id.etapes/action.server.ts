import type { ActionFunctionArgs } from "@remix-run/node";
import {
  advanceMilestone,
  postponeMilestone,
  resumeMilestone,
  waitForClient,
} from "~/features/milestones/commands/advance-milestone.server";
import {
  applyTemplate,
  createMilestone,
  deleteMilestone,
  reorderMilestone,
} from "~/features/milestones/commands/track.server";
import {
  milestoneIdSchema,
  moveSchema,
  newMilestoneSchema,
  orderSchema,
  stepSchema,
  templateSchema,
  waitSchema,
} from "~/features/milestones/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { DomainError } from "~/server/errors.server";
import { readStep, stepsFor } from "~/server/forms/form-steps.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { undoDeletion } from "~/site/trash";
import * as intents from "./intents";

interface Target {
  actor: User;
  projectId: string;
}

const step = stepsFor<Target>();

const STEPS = {
  [intents.CREATE]: step({
    schema: newMilestoneSchema,
    run: ({ actor, projectId }, value) => createMilestone(actor, projectId, value),
    done: "Étape ajoutée",
  }),
  [intents.TEMPLATE]: step({
    schema: templateSchema,
    run: ({ actor, projectId }, { category }) => applyTemplate(actor, projectId, category),
    done: "Étapes ajoutées",
  }),
  [intents.STEP]: step({
    schema: stepSchema,
    run: ({ actor, projectId }, { id, ...value }) => advanceMilestone(actor, { projectId, id }, value),
    done: "Étape mise à jour",
  }),
  [intents.ORDER]: step({
    schema: orderSchema,
    run: ({ actor, projectId }, value) => reorderMilestone(actor, projectId, value),
    done: "Ordre changé",
  }),
  [intents.MOVE]: step({
    schema: moveSchema,
    run: ({ actor, projectId }, { id, ...value }) => postponeMilestone(actor, { projectId, id }, value),
    done: "Date changée, le client en lit la raison",
  }),
  [intents.WAIT]: step({
    schema: waitSchema,
    run: ({ actor, projectId }, { id, waits_for }) => waitForClient(actor, { projectId, id }, waits_for),
    done: "Demandé au client",
  }),
  [intents.RESUME]: step({
    schema: milestoneIdSchema,
    run: ({ actor, projectId }, { id }) => resumeMilestone(actor, { projectId, id }),
    done: "Le travail continue, les dates ont suivi",
  }),
  [intents.DELETE]: step({
    schema: milestoneIdSchema,
    run: async ({ actor, projectId }, { id }) => {
      const { trashId } = await deleteMilestone(actor, projectId, id);
      return undoDeletion(trashId, pathOf(projectId));
    },
    done: "Étape supprimée",
  }),
};

/** What the team does with the milestones of a project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  const form = await request.formData();
  const sent = readStep<Target>(form, STEPS);
  if ("refused" in sent) return sent.refused;
  const back = pathOf(projectId);
  try {
    const undo = await sent.run({ actor, projectId });
    return await redirectWithSuccess(back, sent.done, { undo });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw asNotFound(error);
    return redirectWithFlash(back, { tone: "error", title: error.userMessage });
  }
}

function pathOf(projectId: string): string {
  return `/admin/projects/${projectId}/etapes`;
}
