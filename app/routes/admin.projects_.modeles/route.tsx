import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listTemplateSteps } from "~/features/projects/milestones/queries.server";
import {
  milestoneIdSchema,
  newTemplateStepSchema,
  orderSchema,
  templateStepIdSchema,
} from "~/features/projects/milestones/schema";
import {
  createTemplateStep,
  deleteTemplateStep,
  moveTemplateStep,
  updateTemplateStep,
} from "~/features/projects/milestones/templates.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { undoDeletion } from "~/site/trash";
import { PageHeader } from "~/ui/page-header";
import { NewStep, TemplateStep } from "./template-step";

const PATH = "/admin/projects/modeles";
const to = () => PATH;
const refused = () => ({ to: PATH });

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Modèles d’étapes" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const steps = await listTemplateSteps();
  const templates = SERVICE_CATEGORIES.map((category) => ({
    category,
    label: CATEGORY_LABELS[category],
    steps: steps.filter((step) => step.category === category),
  }));
  return { templates };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    create: {
      schema: newTemplateStepSchema,
      refused,
      run: (step, { actor }) => createTemplateStep(actor, step),
      done: () => redirectWithSuccess(PATH, "Étape ajoutée au modèle"),
    },
    update: {
      schema: templateStepIdSchema,
      refused,
      run: ({ id, ...step }, { actor }) => updateTemplateStep(actor, id, step),
      done: () => redirectWithSuccess(PATH, "Étape du modèle enregistrée"),
    },
  },
  buttons: {
    order: {
      schema: orderSchema,
      to,
      run: ({ id, direction }, { actor }) => moveTemplateStep(actor, id, direction),
      done: "Ordre du modèle changé",
    },
    delete: {
      schema: milestoneIdSchema,
      to,
      run: async ({ id }, { actor }) => {
        const { trashId } = await deleteTemplateStep(actor, id);
        return { description: "Étape retirée du modèle", undo: undoDeletion(trashId, PATH) };
      },
    },
  },
});

export default function MilestoneTemplates() {
  const { templates } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Modèles d’étapes"
        description="Les étapes par lesquelles commence un projet de chaque catégorie. Un projet commencé garde les siennes."
        links={[{ to: "/admin/projects", label: "Voir les projets" }]}
      />
      <div className="grid gap-10">
        {templates.map(({ category, label, steps }) => (
          <section key={category} aria-labelledby={category}>
            <h2 className="mb-2 text-xl" id={category}>
              {label}
            </h2>
            {steps.length === 0 && <p className="text-text-2">Aucune étape pour l’instant.</p>}
            <ol className="border-b border-b-line">
              {steps.map((step, index) => (
                <TemplateStep key={step.id} step={step} isFirst={index === 0} isLast={index === steps.length - 1} />
              ))}
            </ol>
            <NewStep key={steps.length} category={category} label={label} />
          </section>
        ))}
      </div>
    </>
  );
}
