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
import type { DomainError } from "~/server/errors.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { undoDeletion } from "~/site/trash";

interface Sent {
  params: { id: string };
}

const pathOf = ({ params }: Sent) => `/admin/projects/${params.id}/etapes`;

/** The sentence stands alone, without 'Erreur' above it. */
const refused = (error: DomainError, sent: Sent) => ({
  title: error.userMessage,
  description: undefined,
  to: pathOf(sent),
});

const button = { to: pathOf, refused, hasNotFound: true };

export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  intents: {
    create: {
      schema: newMilestoneSchema,
      refused,
      run: async (milestone, sent) => {
        await createMilestone(sent.actor, sent.params.id, milestone);
        return redirectWithSuccess(pathOf(sent), "Étape ajoutée");
      },
    },
    move: {
      schema: moveSchema,
      refused,
      run: async ({ id, ...date }, sent) => {
        await postponeMilestone(sent.actor, { projectId: sent.params.id, id }, date);
        return redirectWithSuccess(pathOf(sent), "Date changée, le client en lit la raison");
      },
    },
    wait: {
      schema: waitSchema,
      refused,
      run: async ({ id, waits_for }, sent) => {
        await waitForClient(sent.actor, { projectId: sent.params.id, id }, waits_for);
        return redirectWithSuccess(pathOf(sent), "Demandé au client");
      },
    },
  },
  buttons: {
    template: {
      ...button,
      schema: templateSchema,
      run: async ({ category }, { actor, params }) => {
        await applyTemplate(actor, params.id, category);
        return "Étapes ajoutées";
      },
    },
    step: {
      ...button,
      schema: stepSchema,
      run: async ({ id, ...step }, { actor, params }) => {
        await advanceMilestone(actor, { projectId: params.id, id }, step);
        return "Étape mise à jour";
      },
    },
    order: {
      ...button,
      schema: orderSchema,
      run: async (order, { actor, params }) => {
        await reorderMilestone(actor, params.id, order);
        return "Ordre changé";
      },
    },
    resume: {
      ...button,
      schema: milestoneIdSchema,
      run: async ({ id }, { actor, params }) => {
        await resumeMilestone(actor, { projectId: params.id, id });
        return "Le travail continue, les dates ont suivi";
      },
    },
    delete: {
      ...button,
      schema: milestoneIdSchema,
      run: async ({ id }, sent) => {
        const { trashId } = await deleteMilestone(sent.actor, sent.params.id, id);
        return { description: "Étape supprimée", undo: undoDeletion(trashId, pathOf(sent)) };
      },
    },
  },
});
