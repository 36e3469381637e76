import {
  createTemplateStep,
  deleteTemplateStep,
  moveTemplateStep,
  updateTemplateStep,
} from "~/features/milestones/commands/templates.server";
import {
  milestoneIdSchema,
  newTemplateStepSchema,
  orderSchema,
  templateStepIdSchema,
} from "~/features/milestones/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { undoDeletion } from "~/site/trash";
import { CREATE, DELETE, ORDER, UPDATE } from "./intents";

const PATH = "/admin/projects/modeles";
const to = () => PATH;
const refused = () => ({ to: PATH });

/** What the team does with the usual milestones of each category. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    [CREATE]: {
      schema: newTemplateStepSchema,
      refused,
      run: async (step, { actor }) => {
        await createTemplateStep(actor, step);
        return redirectWithSuccess(PATH, "Étape ajoutée au modèle");
      },
    },
    [UPDATE]: {
      schema: templateStepIdSchema,
      refused,
      run: async ({ id, ...step }, { actor }) => {
        await updateTemplateStep(actor, id, step);
        return redirectWithSuccess(PATH, "Étape du modèle enregistrée");
      },
    },
  },
  buttons: {
    [ORDER]: {
      schema: orderSchema,
      to,
      run: async ({ id, direction }, { actor }) => {
        await moveTemplateStep(actor, id, direction);
        return "Ordre du modèle changé";
      },
    },
    [DELETE]: {
      schema: milestoneIdSchema,
      to,
      run: async ({ id }, { actor }) => {
        const { trashId } = await deleteTemplateStep(actor, id);
        return { description: "Étape retirée du modèle", undo: undoDeletion(trashId, PATH) };
      },
    },
  },
});
