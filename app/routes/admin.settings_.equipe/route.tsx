import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { moveMember } from "~/features/team/commands/members.server";
import { MEMBER_MOVED } from "~/features/team/model";
import { listMembers } from "~/features/team/queries.server";
import { memberMoveSchema } from "~/features/team/schema";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { MemberList } from "./member-list";

export const handle: RouteHandle = { loadFailure: "Impossible de charger l’équipe" };

export const meta: MetaFunction = () => seo({ title: "Équipe" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { members: await listMembers() };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    move: {
      schema: memberMoveSchema,
      to: () => "/admin/settings/equipe",
      run: async ({ id, direction }, { actor }) => {
        await moveMember(actor, id, direction);
        return MEMBER_MOVED;
      },
    },
  },
});

export default function Team() {
  const { members } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton to="/admin/settings/equipe/new" hydrated variant="primary" size="sm">
      Ajouter une personne
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title="Équipe"
        description="Les personnes de la page À propos, dans son ordre. Elles signent les articles."
        actions={
          <>
            <LinkButton to="/about#equipe" size="sm" target="_blank">
              Voir sur le site<span className="sr-only"> (nouvel onglet)</span>
            </LinkButton>
            {add}
          </>
        }
      />
      {members.length > 0 ? (
        <MemberList members={members} />
      ) : (
        <EmptyState title="Personne pour l’instant" action={add}>
          Tant que personne n’est ajouté, la page À propos n’a pas de partie «{"\u202f"}L’équipe{"\u202f"}».
        </EmptyState>
      )}
      <Outlet />
    </>
  );
}
