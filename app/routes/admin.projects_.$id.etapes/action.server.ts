import {
  advanceMilestone,
  postponeMilestone,
  resumeMilestone,
  waitForClient,
} from "~/features/projects/milestones/advance.server";
import {
  milestoneIdSchema,
  moveSchema,
  newMilestoneSchema,
  orderSchema,
  stepSchema,
  templateSchema,
  waitSchema,
} from "~/features/projects/milestones/schema";
import {
  applyTemplate,
  createMilestone,
  deleteMilestone,
  reorderMilestone,
} from "~/features/projects/milestones/track.server";
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
      run: (milestone, sent) => createMilestone(sent.actor, sent.params.id, milestone),
      done: (sent) => redirectWithSuccess(pathOf(sent), "Étape ajoutée"),
    },
    move: {
      schema: moveSchema,
      refused,
      run: ({ id, ...date }, sent) => postponeMilestone(sent.actor, { projectId: sent.params.id, id }, date),
      done: (sent) => redirectWithSuccess(pathOf(sent), "Date changée, le client en lit la raison"),
    },
    wait: {
      schema: waitSchema,
      refused,
      run: ({ id, waits_for }, sent) => waitForClient(sent.actor, { projectId: sent.params.id, id }, waits_for),
      done: (sent) => redirectWithSuccess(pathOf(sent), "Demandé au client"),
    },
  },
  buttons: {
    template: {
      ...button,
      schema: templateSchema,
      run: ({ category }, { actor, params }) => applyTemplate(actor, params.id, category),
      done: "Étapes ajoutées",
    },
    step: {
      ...button,
      schema: stepSchema,
      run: ({ id, ...step }, { actor, params }) => advanceMilestone(actor, { projectId: params.id, id }, step),
      done: "Étape mise à jour",
    },
    order: {
      ...button,
      schema: orderSchema,
      run: (order, { actor, params }) => reorderMilestone(actor, params.id, order),
      done: "Ordre changé",
    },
    resume: {
      ...button,
      schema: milestoneIdSchema,
      run: ({ id }, { actor, params }) => resumeMilestone(actor, { projectId: params.id, id }),
      done: "Le travail continue, les dates ont suivi",
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
