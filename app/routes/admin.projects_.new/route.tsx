import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { openClientChoices } from "~/features/clients/client-choices.server";
import { ClientSearch } from "~/features/clients/client-search";
import { CLIENTS_LOAD_FAILURE } from "~/features/clients/model";
import { isClient } from "~/features/clients/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { ProjectForm } from "~/features/projects/project-form";
import { newProjectValues } from "~/features/projects/project-values";
import { submitProject } from "~/features/projects/submit-project.server";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { isMailSent } from "~/server/env.server";
import { PageHeader } from "~/ui/page-header";

const LIST = "/admin/projects";
const HERE = "/admin/projects/new";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Nouveau projet" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const asked = clientIdSchema.safeParse({ id: new URL(request.url).searchParams.get("client") });
  const clientId = asked.success && (await isClient(asked.data.id)) ? asked.data.id : null;
  const clients = await openClientChoices(request, clientId);
  return { clients, values: newProjectValues(clientId ?? ""), isMailSent };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return submitProject({ actor, id: null, backTo: LIST }, await request.formData());
}

export default function NewProject() {
  const { clients, values, isMailSent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Nouveau projet"
        description={`Son client le voit aussitôt dans son espace${isMailSent ? " et reçoit un e-mail" : ""}.`}
      />
      <ClientSearch action={HERE} search={clients.search} />
      <ProjectForm values={values} clients={clients.options} submitLabel="Créer le projet" cancelTo={LIST} />
    </>
  );
}
