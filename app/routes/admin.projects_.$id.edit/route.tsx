import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listClientChoices } from "~/features/clients/queries.server";
import { ProjectForm } from "~/features/projects/project-form";
import { valuesOfProject } from "~/features/projects/project-values";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { submitProject } from "~/features/projects/submit-project.server";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { PageHeader } from "~/ui/page-header";
import { useSearchHref } from "~/ui/use-search-href";

const LIST = "/admin/projects";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les projets" };

export const meta: MetaFunction = () => seo({ title: "Modifier le projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = projectIdSchema.safeParse(params);
  const project = parsed.success ? await getProject(parsed.data.id) : null;
  if (!project) throw data(null, { status: 404 });
  const clients = await listClientChoices(project.client_id);
  return { clients, id: project.id, title: project.title, values: valuesOfProject(project) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = projectIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const backTo = LIST + new URL(request.url).search;
  return submitProject({ actor, id: parsed.data.id, backTo }, await request.formData());
}

export default function EditProject() {
  const { clients, id, title, values } = useLoaderData<typeof loader>();
  const cancelTo = useSearchHref(LIST)({});
  return (
    <>
      <PageHeader title="Modifier le projet" description={title} />
      <ProjectForm
        values={values}
        clients={[{ value: "", label: "Aucun pour le moment" }, ...clients]}
        submitLabel="Enregistrer"
        cancelTo={cancelTo}
        theirsTo={`/admin/projects/${id}`}
      />
    </>
  );
}
