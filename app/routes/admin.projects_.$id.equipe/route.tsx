import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { listProjectTeam, setProjectTeam } from "~/features/projects/team.server";
import { listMembers } from "~/features/settings/team/queries.server";
import { projectTeamSchema } from "~/features/settings/team/schema";
import { formAction } from "~/server/forms/form-action.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { EmptyState } from "~/ui/empty-state";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Équipe du projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const [project, members, chosen] = await Promise.all([
    getProject(id).then(foundOr404),
    listMembers(),
    listProjectTeam(id),
  ]);
  const chosenIds = new Set(chosen.map((member) => member.id));
  const listed = members.map(({ id: memberId, name, role, languages }) => ({
    id: memberId,
    name,
    isChosen: chosenIds.has(memberId),
    hint: [role, languages].filter(Boolean).join(" · "),
  }));
  return { id, title: project.title, members: listed };
}

export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  buttons: {
    team: {
      schema: projectTeamSchema,
      run: ({ members }, { actor, params }) => setProjectTeam(actor, params.id, members),
      done: "Équipe du projet enregistrée",
    },
  },
});

export default function ProjectTeam() {
  const { id, title, members } = useLoaderData<typeof loader>();
  const isSaving = useIsSubmitting("team");
  return (
    <>
      <PageHeader
        title={`Équipe\u202f: ${title}`}
        description="Le client voit ces personnes sur la page de son projet, avec leur portrait et leur rôle."
        links={[{ to: `/admin/projects/${id}`, label: "Voir le projet" }]}
      />
      {members.length === 0 ? (
        <EmptyState
          title="Personne pour l’instant"
          action={<ScreenLink to="/admin/settings/equipe">Ajouter une personne</ScreenLink>}
        >
          Les personnes se choisissent parmi celles de Paramètres, Équipe.
        </EmptyState>
      ) : (
        <Form method="post" className="grid gap-6 max-w-160">
          <input type="hidden" name="intent" value="team" />
          <fieldset className="grid gap-4 min-w-0 m-0 p-0 border-0">
            <legend className="field-label mb-2">Qui y travaille</legend>
            {members.map((member) => (
              <CheckboxField
                key={member.id}
                id={`member-${member.id}`}
                name="members"
                value={member.id}
                label={member.name}
                hint={member.hint}
                defaultChecked={member.isChosen}
              />
            ))}
          </fieldset>
          <div>
            <Button variant="primary" isPending={isSaving} pendingText="Enregistrement…">
              Enregistrer
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
