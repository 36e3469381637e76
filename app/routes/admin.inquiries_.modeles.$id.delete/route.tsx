import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteTemplate } from "~/features/replies/commands/templates.server";
import { DELETE_TEMPLATE_QUESTION, TEMPLATE_DELETED, TEMPLATES_PATH } from "~/features/replies/model/reply-template";
import { getTemplate } from "~/features/replies/queries.server";
import { templateIdSchema } from "~/features/replies/schema/template";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Confirmer la suppression";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const template = await getTemplate(paramsOr404(templateIdSchema, params).id);
  if (!template) throw data(null, { status: 404 });
  return { name: template.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(templateIdSchema, params);
  return answerWithFlash(TEMPLATES_PATH, async () => {
    const { trashId } = await deleteTemplate(actor, id);
    return { description: TEMPLATE_DELETED, undo: undoDeletion(trashId, TEMPLATES_PATH) };
  });
}

export default function DeleteTemplate() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog title={TITLE} question={DELETE_TEMPLATE_QUESTION} confirmLabel="Supprimer" cancelTo={TEMPLATES_PATH}>
      <p className="note">
        <bdi>{name}</bdi>
      </p>
    </ConfirmDialog>
  );
}
