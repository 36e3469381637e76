import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ClientSearch } from "~/features/clients/components/client-search";
import { CLIENT_SEARCH } from "~/features/clients/model";
import { openClientChoices } from "~/features/clients/queries.server";
import { ProjectForm } from "~/features/projects/components/project-form";
import { hasDatedTrack } from "~/features/projects/milestones/queries.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { offerUndo } from "~/features/projects/notify-client.server";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema, projectSchema, valuesOfProject } from "~/features/projects/schema";
import { updateProject } from "~/features/projects/write.server";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { useSearchHref } from "~/ui/use-address";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Modifier le projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const project = await findOr404(projectIdSchema, params, ({ id }) => getProject(id));
  const clients = await openClientChoices(request, project.client_id);
  const { id, title, currency } = project;
  const isDueByTrack = await hasDatedTrack(id);
  return { clients, id, title, currency, isDueByTrack, values: valuesOfProject(project) };
}

/** Saves a project and goes back to its list, which offers to undo a new status. */
export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  intents: {
    project: {
      schema: projectSchema,
      run: async (project, { actor, params: { id }, request }) => {
        const { emailId } = await updateProject(actor, id, project);
        const list = `/admin/projects${searchHref(new URL(request.url).searchParams, { [CLIENT_SEARCH]: null })}`;
        const undo = offerUndo(list, { id, emailId, label: "Annuler le changement de statut" });
        return redirectWithSuccess(list, "Projet mis à jour", { undo });
      },
    },
  },
});

export default function EditProject() {
  const { clients, id, title, currency, isDueByTrack, values } = useLoaderData<typeof loader>();
  const cancelTo = useSearchHref("/admin/projects")({ [CLIENT_SEARCH]: null });
  return (
    <>
      <PageHeader title="Modifier le projet" description={title} />
      <ClientSearch action={`/admin/projects/${id}/edit`} search={clients.search} />
      <ProjectForm
        values={values}
        currency={currency}
        isDueByTrack={isDueByTrack}
        clients={clients.options}
        submitLabel="Enregistrer"
        cancelTo={cancelTo}
        theirsTo={`/admin/projects/${id}`}
      />
    </>
  );
}
