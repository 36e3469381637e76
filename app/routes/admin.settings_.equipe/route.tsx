import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listMembers } from "~/features/settings/team/queries.server";
import { memberMoveSchema } from "~/features/settings/team/schema";
import { moveMember } from "~/features/settings/team/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { Portrait } from "~/ui/portrait";
import { RowMoves } from "~/ui/row-forms";
import { ScreenLink, ScreenLinkButton } from "~/ui/screen-link";

const HERE = "/admin/settings/equipe";

export const handle: RouteHandle = { loadFailure: "Impossible de charger l’équipe" };

export const meta = () => seo({ title: "Équipe" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { members: await listMembers() };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    move: {
      schema: memberMoveSchema,
      to: () => HERE,
      run: ({ id, direction }, { actor }) => moveMember(actor, id, direction),
      done: "Ordre changé",
    },
  },
});

export default function Team() {
  const { members } = useLoaderData<typeof loader>();
  const add = (
    <ScreenLinkButton to="/admin/settings/equipe/new" variant="primary">
      Ajouter une personne
    </ScreenLinkButton>
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

type Member = Awaited<ReturnType<typeof listMembers>>[number];

function MemberList({ members }: { members: Member[] }) {
  return (
    <ol className="border-b border-b-line">
      {members.map(({ id, name, role, languages, portrait }, index) => (
        <li
          key={id}
          className="grid gap-y-3 gap-x-5 py-4 border-t border-t-line grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[4.5rem_minmax(0,1fr)_auto] lg:items-center"
        >
          <Portrait name={name} src={portrait} sizes="4.5rem" className="h-22" alt="" />
          <div className="min-w-0 grid gap-1 content-center wrap-anywhere">
            <h2 className="text-[1.125rem] leading-[1.25]">
              <ScreenLink to={`${HERE}/${id}`}>{name}</ScreenLink>
            </h2>
            <p className="text-text-2">{role}</p>
            {languages && <p className="note">{languages}</p>}
          </div>
          <div className="col-span-full flex flex-wrap items-center gap-2 lg:col-auto">
            <RowMoves list={HERE} id={id} name={name} isFirst={index === 0} isLast={index === members.length - 1} />
            <ScreenLinkButton to={`${HERE}/${id}/delete`} variant="quiet" preventScrollReset>
              Retirer<span className="sr-only"> {name}</span>
            </ScreenLinkButton>
          </div>
        </li>
      ))}
    </ol>
  );
}
