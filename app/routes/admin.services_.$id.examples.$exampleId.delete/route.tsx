import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteExample } from "~/features/services/commands/examples.server";
import { DELETE_EXAMPLE_QUESTION, EXAMPLE_DELETED, UNTITLED_EXAMPLE } from "~/features/services/model/messages";
import { getExample } from "~/features/services/queries/examples.server";
import { exampleIdSchema } from "~/features/services/schema/example";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const TITLE = "Confirmer la suppression";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, exampleId } = paramsOr404(exampleIdSchema, params);
  const example = await getExample(id, exampleId);
  if (!example) throw data(null, { status: 404 });
  return { title: example.title || UNTITLED_EXAMPLE, list: `/admin/services/${example.service_id}/examples` };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: serviceId, exampleId: id } = paramsOr404(exampleIdSchema, params);
  const back = `/admin/services/${serviceId}/examples${new URL(request.url).search}`;
  return answerWithFlash(back, async () => {
    const { trashId } = await deleteExample(actor, { serviceId, id });
    return { description: EXAMPLE_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeleteExample() {
  const { title, list } = useLoaderData<typeof loader>();
  const closeTo = useSearchHref(list)({});
  return (
    <ConfirmDialog title={TITLE} question={DELETE_EXAMPLE_QUESTION} confirmLabel="Supprimer" cancelTo={closeTo}>
      <p className="note">{title}</p>
    </ConfirmDialog>
  );
}
