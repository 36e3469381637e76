import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listInvoicesOfProjectForTeam } from "~/features/invoices/queries.server";
import { ProjectCategoryBadge, ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectStatusForm } from "~/features/projects/components/project-status-form";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { countUnread } from "~/features/projects/messages/queries.server";
import { listMilestones } from "~/features/projects/milestones/queries.server";
import { projectFacts, projectHistory, UNDECIDED, UNKNOWN_CLIENT } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { listProjectTeam } from "~/features/projects/team.server";
import { QuotesOf } from "~/features/quotes/components/quotes-of";
import { listQuoteRowsOf } from "~/features/quotes/queries.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { ButtonForm } from "~/ui/button-form";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { ScreenLink, ScreenLinkButton } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";
import { toMoney, toStanding } from "./view.server";

export const meta = () => seo({ title: "Détails du projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const project = await findOr404(projectIdSchema, params, ({ id }) => getProject(id));
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
          {status === "completed" && (
            <ButtonForm intent="from-project" values={{ id }} action="/admin/realisations" size="sm">
              Faire une réalisation
            </ButtonForm>
          )}
          <ScreenLinkButton to={`/admin/projects/${id}/delete${query}`} preventScrollReset variant="quiet">
            Supprimer
          </ScreenLinkButton>
          <ScreenLinkButton to={`/admin/projects/${id}/messages`}>
            {unread > 0 ? `Messages (${unread} ${unread === 1 ? "nouveau" : "nouveaux"})` : "Messages"}
          </ScreenLinkButton>
          <ScreenLinkButton to={`/admin/projects/${id}/etapes`}>Étapes</ScreenLinkButton>
          <ScreenLinkButton to={`/admin/projects/${id}/equipe`}>Équipe</ScreenLinkButton>
          <ScreenLinkButton to={`/admin/projects/${id}/livraison`}>Livraison</ScreenLinkButton>
          <ScreenLinkButton to={`/admin/devis/new?projet=${id}`}>Nouveau devis</ScreenLinkButton>
          <ScreenLinkButton to={`/admin/projects/${id}/edit${query}`}>Modifier</ScreenLinkButton>
        </>
      }
    >
      <Standing standing={standing} path={`/admin/projects/${id}`} />
      <DescriptionList
        items={[
          { term: "Description", value: description ?? "Aucune description" },
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

const LINE = "flex flex-wrap items-center gap-y-1 gap-x-4 py-2 border-t border-t-line wrap-anywhere";

/** What the client reads of the project, with the ways to change it. */
function Standing({ standing, path }: { standing: ReturnType<typeof toStanding>; path: string }) {
  const { headline, progress, steps, news } = standing;
  return (
    <section className="mb-6 grid gap-3" aria-labelledby="standing-of">
      <h3 className="text-lg" id="standing-of">
        Ce que lit le client
      </h3>
      <p className="wrap-anywhere">
        {headline.step} {headline.turn && <strong>{headline.turn}</strong>}
      </p>
      {progress && <p className="note tabular-nums">{progress}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map(({ id, title, told, label, tone }) => (
            <li key={id} className={LINE}>
              <ScreenLink className="inline-flex items-center min-h-6 pointer-coarse:min-h-11" to={`${path}/etapes`}>
                <bdi>{title}</bdi>
              </ScreenLink>
              <Badge tone={tone}>{label}</Badge>
              {told && <span className="text-sm text-text-2 tabular-nums">{told}</span>}
            </li>
          ))}
        </ol>
      )}
      {news.length > 0 && (
        <div>
          <h3 className="text-lg mb-2">Dernières nouvelles</h3>
          <ul>
            {news.map(({ id, line }) => (
              <li key={id} className={LINE} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function ProjectInvoices({ left, invoices }: ReturnType<typeof toMoney>) {
  if (invoices.length === 0) return null;
  return (
    <section className="my-6" aria-labelledby="invoices-of">
      <h3 className="text-lg mb-2" id="invoices-of">
        Factures
      </h3>
      <p className="mb-2 tabular-nums">
        {left.length > 0 ? `Reste à payer\u202f: ${left.join(" + ")}` : "Tout est payé."}
      </p>
      <ul>
        {invoices.map(({ id, name, label, tone, amount }) => (
          <li key={id} className={LINE}>
            <ScreenLink
              className="inline-flex items-center min-h-6 pointer-coarse:min-h-11"
              to={`/admin/factures/${id}`}
            >
              {name}
            </ScreenLink>
            <Badge tone={tone}>{label}</Badge>
            <span className="figures ms-auto">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
