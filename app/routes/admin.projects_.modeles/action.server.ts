import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import type { z } from "zod";
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
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { CREATE, DELETE, ORDER, UPDATE } from "./intents";

/** What a form of the page does with what it sends, and what is said once it is done. */
interface Step<Schema extends z.ZodType> {
  schema: Schema;
  run: (actor: User, value: z.output<Schema>) => Promise<void>;
  done: string;
}

const step = <Schema extends z.ZodType>(made: Step<Schema>) => made;

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
    run: (actor, { id }) => deleteTemplateStep(actor, id),
    done: "Étape retirée du modèle",
  }),
};

/** What the team does with the usual milestones of each category. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const found = Object.hasOwn(STEPS, intent) ? (STEPS[intent as keyof typeof STEPS] as Step<z.ZodType>) : null;
  if (!found) throw data(null, { status: 400 });
  const submission = parseForm(form, found.schema);
  if (submission.status !== "success") return refuse(intent, submission.reply());
  return runWithFlash("/admin/projects/modeles", found.done, () => found.run(actor, submission.value));
}
