import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import type { z } from "zod";
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
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import * as intents from "./intents";

/** What a form of the page does with what it sends, and what is said once it is done. */
interface Step<Schema extends z.ZodType> {
  schema: Schema;
  run: (target: { actor: User; projectId: string }, value: z.output<Schema>) => Promise<void>;
  done: string;
}

const step = <Schema extends z.ZodType>(made: Step<Schema>) => made;

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
    run: ({ actor, projectId }, { id }) => deleteMilestone(actor, projectId, id),
    done: "Étape supprimée",
  }),
};

/** What the team does with the milestones of a project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const found = Object.hasOwn(STEPS, intent) ? (STEPS[intent as keyof typeof STEPS] as Step<z.ZodType>) : null;
  if (!found) throw data(null, { status: 400 });
  const submission = parseForm(form, found.schema);
  if (submission.status !== "success") return refuse(intent, submission.reply());
  const back = `/admin/projects/${projectId}/etapes`;
  try {
    await found.run({ actor, projectId }, submission.value);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw asNotFound(error);
    return redirectWithFlash(back, { tone: "error", title: error.userMessage });
  }
  return redirectWithSuccess(back, found.done);
}
