import type { ActionFunctionArgs } from "@remix-run/node";
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
import { readStep, stepsFor } from "~/server/forms/form-steps.server";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { undoDeletion } from "~/site/trash";
import { CREATE, DELETE, ORDER, UPDATE } from "./intents";

const PATH = "/admin/projects/modeles";

const step = stepsFor<User>();

const STEPS = {
  [CREATE]: step({ schema: newTemplateStepSchema, run: createTemplateStep, done: "Étape ajoutée au modèle" }),
  [UPDATE]: step({
    schema: templateStepIdSchema,
    run: (actor, { id, ...value }) => updateTemplateStep(actor, id, value),
    done: "Étape du modèle enregistrée",
  }),
  [ORDER]: step({
    schema: orderSchema,
    run: (actor, { id, direction }) => moveTemplateStep(actor, id, direction),
    done: "Ordre du modèle changé",
  }),
  [DELETE]: step({
    schema: milestoneIdSchema,
    run: async (actor, { id }) => undoDeletion((await deleteTemplateStep(actor, id)).trashId, PATH),
    done: "Étape retirée du modèle",
  }),
};

/** What the team does with the usual milestones of each category. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await request.formData();
  const sent = readStep<User>(form, STEPS);
  if ("refused" in sent) return sent.refused;
  return answerWithFlash(PATH, async () => ({ description: sent.done, undo: await sent.run(actor) }));
}
