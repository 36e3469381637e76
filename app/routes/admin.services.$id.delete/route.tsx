import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteService } from "~/features/services/commands/services.server";
import { DELETE_SERVICE_QUESTION, SERVICE_DELETED } from "~/features/services/model/messages";
import { getServiceRow } from "~/features/services/queries/admin-services.server";
import { serviceIdSchema } from "~/features/services/schema/service";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/services";
const TITLE = "Confirmer la suppression";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const service = await getServiceRow(paramsOr404(serviceIdSchema, params).id);
  if (!service) throw data(null, { status: 404 });
  return { title: service.title };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params);
  const back = LIST + new URL(request.url).search;
  return answerWithFlash(back, async () => {
    const { trashId } = await deleteService(actor, id);
    return { description: SERVICE_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeleteService() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={DELETE_SERVICE_QUESTION}
      confirmLabel="Supprimer"
      cancelTo={useSearchHref(LIST)({})}
    >
      <p className="note">{title}. Ses exemples, ses tarifs et sa section disparaissent avec lui.</p>
    </ConfirmDialog>
  );
}
