import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listInvoicesOfProjectForTeam } from "~/features/invoices/queries/invoices.server";
import { listMilestones } from "~/features/milestones/queries.server";
import { countUnread } from "~/features/project-messages/queries.server";
import { ProjectCategoryBadge, ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectStatusForm } from "~/features/projects/components/project-status-form";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { NO_DESCRIPTION, UNDECIDED, UNKNOWN_CLIENT } from "~/features/projects/model/project";
import { projectFacts, projectHistory } from "~/features/projects/model/project-summary";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { QuotesOf } from "~/features/quotes/components/quotes-of";
import { listQuoteRowsOf } from "~/features/quotes/queries/quote-rows.server";
import { listProjectTeam } from "~/features/team/queries.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";
import { ProjectInvoices, Standing } from "./standing";
import { toMoney, toStanding } from "./view.server";

export const meta: MetaFunction = () => seo({ title: "Détails du projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const project = await getProject(paramsOr404(projectIdSchema, params).id);
  if (!project) throw data(null, { status: 404 });
  const { id, title, description, service_category, status, client, events, ...figures } = project;
  const shown = { id, title, description, service_category, status, ...projectFacts(figures) };
  const [unread, quotes, milestones, invoices, people] = await Promise.all([
    countUnread({ id: user.id, isOfTeam: true }, [id]),
    listQuoteRowsOf({ project_id: id }),
    listMilestones(id),
    listInvoicesOfProjectForTeam(id),
    listProjectTeam(id),
  ]);
  return {
    project: { ...shown, history: projectHistory(events) },
    client,
    unread: unread.get(id) ?? 0,
    quotes,
    standing: toStanding({ status, milestones, userId: user.id }),
    money: toMoney(invoices),
    people: people.map(({ name }) => name),
  };
}

export default function ProjectDetails() {
  const { project, client, unread, quotes, standing, money, people } = useLoaderData<typeof loader>();
  const { id, title, description, service_category, status, budget, deadline, createdOn, history } = project;
  const query = useSearchHref("")({});
  const email = client?.credential?.email;
  return (
    <Dialog
      title={title}
      closeTo={`/admin/projects${query}`}
      footer={
        <>
          <ProjectStatusForm project={project} />
          {status === "completed" && <CaseButton projectId={id} />}
          <LinkButton to={`/admin/projects/${id}/delete${query}`} hydrated preventScrollReset variant="quiet" size="sm">
            Supprimer
          </LinkButton>
          <LinkButton to={`/admin/projects/${id}/messages`} hydrated size="sm">
            {unread > 0 ? `Messages (${unread} ${unread === 1 ? "nouveau" : "nouveaux"})` : "Messages"}
          </LinkButton>
          <LinkButton to={`/admin/projects/${id}/etapes`} hydrated size="sm">
            Étapes
          </LinkButton>
          <LinkButton to={`/admin/projects/${id}/equipe`} hydrated size="sm">
            Équipe
          </LinkButton>
          <LinkButton to={`/admin/projects/${id}/livraison`} hydrated size="sm">
            Livraison
          </LinkButton>
          <LinkButton to={`/admin/devis/new?projet=${id}`} hydrated size="sm">
            Nouveau devis
          </LinkButton>
          <LinkButton to={`/admin/projects/${id}/edit${query}`} hydrated size="sm">
            Modifier
          </LinkButton>
        </>
      }
    >
      <Standing standing={standing} path={`/admin/projects/${id}`} />
      <DescriptionList
        items={[
          { term: "Description", value: description ?? NO_DESCRIPTION },
          {
            term: "Catégorie",
            value: service_category ? <ProjectCategoryBadge category={service_category} /> : UNDECIDED,
          },
          { term: "Statut", value: <ProjectStatusBadge status={status} /> },
          { term: "Budget", value: budget },
          { term: "Échéance", value: deadline ?? UNDECIDED },
          {
            term: "Client",
            value: <bdi>{client?.full_name ?? UNKNOWN_CLIENT}</bdi>,
            to: client && `/admin/clients/${client.id}`,
          },
          { term: "Email", value: email ?? "N/A", to: email && `mailto:${email}` },
          ...(people.length > 0 ? [{ term: "Équipe", value: people.join(", ") }] : []),
          { term: "Créé le", value: createdOn },
        ]}
      />
      <QuotesOf quotes={quotes} as="h3" />
      <ProjectInvoices {...money} />
      <ProjectTimeline label="Historique du projet" history={history} />
    </Dialog>
  );
}

/** Makes a work to show of a finished project, with its data. */
function CaseButton({ projectId }: { projectId: string }) {
  return (
    <Form method="post" action="/admin/realisations">
      <input type="hidden" name="intent" value="from-project" />
      <input type="hidden" name="id" value={projectId} />
      <Button size="sm" isPending={useIsSubmitting("from-project")}>
        Faire une réalisation
      </Button>
    </Form>
  );
}
