import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteCase } from "~/features/case-studies/commands/cases.server";
import { CASE_DELETED, DELETE_CASE_QUESTION } from "~/features/case-studies/model/messages";
import { getCase } from "~/features/case-studies/queries/admin-cases.server";
import { caseIdSchema } from "~/features/case-studies/schema";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/realisations";
const TITLE = "Supprimer une réalisation";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const study = await getCase(paramsOr404(caseIdSchema, params).id);
  if (!study) throw data(null, { status: 404 });
  return { title: study.title, isTranslated: study.versions.length > 0 };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(caseIdSchema, params);
  const back = LIST + new URL(request.url).search;
  return answerWithFlash(back, async () => {
    const { trashId } = await deleteCase(actor, id);
    return { description: CASE_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeleteCase() {
  const { title, isTranslated } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={DELETE_CASE_QUESTION}
      confirmLabel="Supprimer"
      cancelTo={useSearchHref(LIST)({})}
    >
      <p className="note">{title}</p>
      {isTranslated && <p className="note">Ses traductions sont supprimées avec elle.</p>}
    </ConfirmDialog>
  );
}
