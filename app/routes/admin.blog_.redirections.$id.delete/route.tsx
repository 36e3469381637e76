import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteRedirect } from "~/features/redirects/commands.server";
import { DELETE_REDIRECT_QUESTION, REDIRECT_DELETED, REDIRECTS_PATH } from "~/features/redirects/model";
import { getRedirect } from "~/features/redirects/queries.server";
import { redirectIdSchema } from "~/features/redirects/schema";
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
  const redirect = await getRedirect(paramsOr404(redirectIdSchema, params).id);
  if (!redirect) throw data(null, { status: 404 });
  return { from_path: redirect.from_path };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(redirectIdSchema, params);
  return answerWithFlash(REDIRECTS_PATH, async () => {
    const { trashId } = await deleteRedirect(actor, id);
    return { description: REDIRECT_DELETED, undo: undoDeletion(trashId, REDIRECTS_PATH) };
  });
}

export default function DeleteRedirect() {
  const { from_path } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog title={TITLE} question={DELETE_REDIRECT_QUESTION} confirmLabel="Supprimer" cancelTo={REDIRECTS_PATH}>
      <p className="note">
        <bdi dir="ltr">{from_path}</bdi>
      </p>
    </ConfirmDialog>
  );
}
