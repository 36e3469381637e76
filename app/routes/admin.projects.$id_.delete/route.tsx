import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteProject } from "~/features/projects/commands/projects.server";
import { DELETE_PROJECT_QUESTION, PROJECT_DELETED } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/projects";
const TITLE = "Confirmer la suppression";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const project = await getProject(paramsOr404(projectIdSchema, params).id);
  if (!project) throw data(null, { status: 404 });
  return { title: project.title };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const back = LIST + new URL(request.url).search;
  return answerWithFlash(back, async () => {
    const { trashId } = await deleteProject(actor, id);
    return { description: PROJECT_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeleteProject() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={DELETE_PROJECT_QUESTION}
      confirmLabel="Supprimer"
      cancelTo={useSearchHref(LIST)({})}
    >
      <p className="note">Projet {title}</p>
    </ConfirmDialog>
  );
}
