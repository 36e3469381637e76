import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ClientSearch } from "~/features/clients/components/client-search";
import { CLIENTS_LOAD_FAILURE } from "~/features/clients/model";
import { isClient, openClientChoices } from "~/features/clients/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { ProjectForm } from "~/features/projects/components/project-form";
import { USUAL_STEPS } from "~/features/projects/model/project";
import { newProjectValues, projectSchema } from "~/features/projects/schema";
import { createProject } from "~/features/projects/write.server";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Nouveau projet" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const asked = clientIdSchema.safeParse({ id: new URL(request.url).searchParams.get("client") });
  const clientId = asked.success && (await isClient(asked.data.id)) ? asked.data.id : null;
  const clients = await openClientChoices(request, clientId);
  return { clients, values: newProjectValues(clientId ?? ""), isMailSent };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    project: {
      schema: projectSchema,
      beside: [USUAL_STEPS],
      run: ({ version: _, ...project }, { actor, form }) =>
        createProject(actor, project, { hasUsualSteps: form.get(USUAL_STEPS) === "on" }),
      done: () => redirectWithSuccess("/admin/projects", "Projet créé"),
    },
  },
});

export default function NewProject() {
  const { clients, values, isMailSent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Nouveau projet"
        description={`Son client le voit aussitôt dans son espace${isMailSent ? " et reçoit un e-mail" : ""}.`}
      />
      <ClientSearch action="/admin/projects/new" search={clients.search} />
      <ProjectForm values={values} clients={clients.options} submitLabel="Créer le projet" cancelTo="/admin/projects" />
    </>
  );
}
