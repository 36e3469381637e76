import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { getClientName } from "~/features/clients/queries.server";
import { ProjectCategoryBadge, ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectStatusForm } from "~/features/projects/components/project-status-form";
import {
  NO_PROJECT,
  PROJECT_STATUS_LABELS,
  PROJECT_STATUS_TONES,
  PROJECT_STATUSES,
  PROJECTS_LOAD_FAILURE,
  projectFacts,
  STATUS_SET,
  UNDO_STATUS,
  UNKNOWN_CLIENT,
} from "~/features/projects/model/project";
import { offerUndo } from "~/features/projects/notify-client.server";
import type { ListedProject } from "~/features/projects/queries.server";
import { countProjects, listProjects, PROJECTS_PER_PAGE } from "~/features/projects/queries.server";
import { projectListSchema, projectStatusSchema, undoStatusSchema } from "~/features/projects/schema";
import { setProjectStatus, undoProjectStatus } from "~/features/projects/write.server";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { formatCount } from "~/lib/text/format-number";
import { formAction } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { TouchLink } from "~/ui/touch-link";
import { useSearchHref } from "~/ui/use-address";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Gestion des Projets" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ projects, ...found }, counts] = await Promise.all([
    loadList(request, { schema: projectListSchema, perPage: PROJECTS_PER_PAGE, find: listProjects }),
    countProjects(),
  ]);
  const clientName = found.list.client ? await getClientName(found.list.client) : null;
  return { ...found, counts, clientName, rows: projects.map(toRow) };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    status: {
      schema: projectStatusSchema,
      run: async ({ id, status }, { actor, here }) => {
        const { emailId } = await setProjectStatus(actor, id, status);
        return { description: STATUS_SET, undo: offerUndo(here, { id, emailId }) };
      },
    },
    [UNDO_STATUS]: {
      schema: undoStatusSchema,
      run: async ({ id, letter }, { actor, here }) => {
        const { emailId } = await undoProjectStatus(actor, id, letter);
        return {
          description: "Changement de statut annulé, la lettre n’est pas partie",
          undo: offerUndo(here, { id, emailId }),
        };
      },
    },
  },
});

const CATEGORIES = [
  { value: "", label: "Toutes les catégories" },
  ...SERVICE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

const ProjectList = defineList<typeof loader>({
  path: "/admin/projects",
  strip: {
    label: "Filtrer par statut",
    name: "status",
    items: ({ counts }) => [
      { label: "Tous", count: counts.total, tone: "neutral" },
      ...PROJECT_STATUSES.map((value) => ({
        value,
        label: PROJECT_STATUS_LABELS[value],
        count: counts.byStatus[value],
        tone: PROJECT_STATUS_TONES[value],
      })),
    ],
  },
  search: {
    label: "Rechercher un projet",
    placeholder: "Titre, description, client",
    selects: [{ name: "category", label: "Catégorie", options: CATEGORIES }],
    kept: ["client"],
  },
  orders: [
    { value: "newest", label: "Les plus récents" },
    { value: "oldest", label: "Les plus anciens" },
    { value: "title", label: "Par titre" },
    { value: "deadline", label: "Par échéance" },
    { value: "budget", label: "Par budget" },
  ],
  filters: ({ list, clientName }) => list.client && <OfOneClient name={clientName} />,
  rows: {
    caption: "Projets",
    columns: [
      { label: "Projet", isHeader: true, isLong: true, cell: (project) => <ProjectTitle project={project} /> },
      {
        label: "Client",
        isName: true,
        cell: ({ client }) =>
          client ? (
            <TouchLink to={`/admin/clients/${client.id}`} hydrated>
              <bdi>{client.name ?? UNKNOWN_CLIENT}</bdi>
            </TouchLink>
          ) : (
            UNKNOWN_CLIENT
          ),
      },
      { label: "Budget", isNumber: true, cell: ({ budget }) => budget },
      { label: "Échéance", isNumber: true, cell: ({ deadline }) => deadline ?? "—" },
      {
        label: "Statut",
        cell: (project) => (
          <>
            <ProjectStatusBadge status={project.status} isMark />
            <ProjectStatusForm project={project} />
          </>
        ),
      },
      { label: "Créé le", isNumber: true, cell: ({ createdOn }) => createdOn },
    ],
  },
  empty: {
    title: NO_PROJECT,
    text: "Une demande convertie en devient un.",
    link: { to: "/admin/projects/new", label: "Créer le premier projet", isMain: true },
  },
  unmatched: { title: "Aucun projet ne correspond", all: "Voir tous les projets" },
});

function OfOneClient({ name }: { name: string | null }) {
  const allClientsTo = useSearchHref("/admin/projects")({ client: null, page: null });
  return (
    <p className="note">
      Projets de <bdi>{name ?? UNKNOWN_CLIENT}</bdi>.{" "}
      <ScreenLink to={allClientsTo}>Voir ceux de tous les clients</ScreenLink>
    </p>
  );
}

function ProjectTitle({ project }: { project: ReturnType<typeof toRow> }) {
  const { id, title, description, service_category } = project;
  const detailsHref = useSearchHref(`/admin/projects/${id}`)({});
  return (
    <>
      <span className="row-title text-text">{title}</span>
      {description && (
        <p className="clamp-2 line-clamp-2 wrap-anywhere text-text-2 font-normal max-w-[60ch]">{description}</p>
      )}
      <span className="flex flex-wrap items-center gap-y-0.5 gap-x-4 font-normal">
        <ProjectCategoryBadge category={service_category} />
        <TouchLink to={detailsHref} hydrated preventScrollReset>
          Détails<span className="sr-only"> du projet {title}</span>
        </TouchLink>
      </span>
    </>
  );
}

export default function Projects() {
  const data = useLoaderData<typeof loader>();
  const { counts } = data;
  return (
    <>
      <PageHeader
        title="Gestion des Projets"
        description={`${formatCount(counts.total, "projet")}, dont ${formatCount(counts.active, "actif")}`}
        links={[
          { to: "/admin/projects/modeles", label: "Modèles d’étapes" },
          { to: "/admin/projects/new", label: "Nouveau projet", isMain: true },
        ]}
      />
      <ProjectList data={data} />
      <Outlet />
    </>
  );
}

/** A project as a row of the list: its dates are short there. */
function toRow({ budgetMad, deadline, created_at, client, ...project }: ListedProject) {
  return {
    ...project,
    ...projectFacts({ budgetMad, deadline, created_at }),
    deadline: deadline && formatShortDate(deadline),
    createdOn: formatShortDate(created_at),
    client: client && { id: client.id, name: client.full_name },
  };
}
