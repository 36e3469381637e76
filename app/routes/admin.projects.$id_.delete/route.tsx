import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { deleteProject } from "~/features/projects/commands.server";
import { DELETE_PROJECT_QUESTION, PROJECT_DELETED } from "~/features/projects/model";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { seo } from "~/lib/seo";
import { runWithFlash } from "~/server/admin-answer.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-search-href";

const LIST = "/admin/projects";
const TITLE = "Confirmer la suppression";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = projectIdSchema.safeParse(params);
  const project = parsed.success ? await getProject(parsed.data.id) : null;
  if (!project) throw data(null, { status: 404 });
  return { title: project.title };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = projectIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const back = LIST + new URL(request.url).search;
  return runWithFlash(back, PROJECT_DELETED, () => deleteProject(actor, parsed.data.id));
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
