import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listClientChoices } from "~/features/clients/queries.server";
import { ProjectForm } from "~/features/projects/project-form";
import { newProjectValues } from "~/features/projects/project-values";
import { submitProject } from "~/features/projects/submit-project.server";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { PageHeader } from "~/ui/page-header";

const LIST = "/admin/projects";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les clients" };

export const meta: MetaFunction = () => seo({ title: "Nouveau projet" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const clients = await listClientChoices();
  const asked = new URL(request.url).searchParams.get("client");
  const client = clients.find(({ value }) => value === asked);
  return { clients, values: newProjectValues(client?.value ?? "") };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return submitProject({ actor, id: null, backTo: LIST }, await request.formData());
}

export default function NewProject() {
  const { clients, values } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Nouveau projet"
        description="Son client le voit aussitôt dans son espace et reçoit un e-mail."
      />
      <ProjectForm
        values={values}
        clients={[{ value: "", label: "Aucun pour le moment" }, ...clients]}
        submitLabel="Créer le projet"
        cancelTo={LIST}
      />
    </>
  );
}
