import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cancelGeneration } from "~/features/generation/generations.server";
import { GENERATION_OVER, isUnderWay } from "~/features/generation/model/generation";
import { getGeneration } from "~/features/generation/queries.server";
import { generationIdSchema } from "~/features/generation/schema/forms";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Annuler la série";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const generation = await findOr404(generationIdSchema, params, ({ id }) => getGeneration(id));
  return {
    path: `/admin/blog/auto-generate/${generation.id}`,
    refusal: isUnderWay(generation.status) ? null : GENERATION_OVER,
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: generationIdSchema,
  buttons: {
    cancel: {
      schema: noFields,
      to: ({ params }) => `/admin/blog/auto-generate/${params.id}`,
      run: (_, { actor, params }) => cancelGeneration(actor, params.id),
      done: "La série est annulée",
    },
  },
});

export default function CancelGeneration() {
  const { path, refusal } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question="Êtes-vous sûr de vouloir annuler cette série ? Les brouillons déjà écrits restent ; les autres articles ne seront pas écrits."
      refusal={refusal}
      confirmLabel="Annuler la série"
      cancelLabel="Continuer"
      cancelTo={path}
    />
  );
}
