import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BarChart3, FileText, Hammer, Inbox } from "lucide-react";
import { RecentInquiries } from "~/features/inquiries/components/recent-inquiries";
import { DUE_COUNT } from "~/features/inquiries/model/follow-up";
import { RECENT_COUNT, recentFacts } from "~/features/inquiries/model/inquiry";
import { countViews, listDueInquiries, listLatestInquiries } from "~/features/inquiries/queries.server";
import { getOwed, listUnanswered } from "~/features/invoices/revenue.server";
import { STATISTICS_LOAD_FAILURE } from "~/features/marketing/analytics/model";
import { getOverview } from "~/features/marketing/analytics/queries.server";
import { listAlerts } from "~/features/operations/alerts.server";
import { listUnreadThreads } from "~/features/projects/messages/queries.server";
import { listAwaitedMilestones, listLateMilestones } from "~/features/projects/milestones/queries.server";
import { formatNumber } from "~/lib/text/format-number";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { StatTile } from "~/ui/stat-tile";
import { Owed } from "./owed";
import type { ProjectsDueData } from "./view.server";
import { toDueLeads, toOwed, toProjectsDue, toUnanswered } from "./view.server";
import { WaitingLeads } from "./waiting-leads";

const OWED_COUNT = 5;
const PROJECTS_DUE_COUNT = 5;

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta = () => seo({ title: "Dashboard" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const today = dayInCasablanca(new Date());
  const [overview, latest, waiting, due, owed, unanswered, unread, late, awaited, alerts] = await Promise.all([
    getOverview(),
    listLatestInquiries(RECENT_COUNT),
    countViews(),
    listDueInquiries(DUE_COUNT),
    getOwed(OWED_COUNT),
    listUnanswered(OWED_COUNT),
    listUnreadThreads(user.id, PROJECTS_DUE_COUNT),
    listLateMilestones(today, PROJECTS_DUE_COUNT),
    listAwaitedMilestones(PROJECTS_DUE_COUNT),
    listAlerts(),
  ]);
  const money = { owed: toOwed(owed, today), unanswered: toUnanswered(unanswered) };
  const projects = toProjectsDue({ unread, late, awaited });
  const sentences = alerts.map(({ detail }) => detail);
  const leads = { recent: latest.map(recentFacts), waiting, due: toDueLeads(due, new Date()) };
  return { alerts: sentences, overview, projects, ...leads, ...money };
}

export default function AdminHome() {
  const { alerts, overview, recent, waiting, due, owed, unanswered, projects } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Dashboard" description="Où en est l’agence aujourd’hui." />
      <SystemAlerts alerts={alerts} />
      <WaitingLeads waiting={waiting} due={due} />
      <ListSection titleId="projects-due-title" title="Projets en cours" className="mb-8">
        <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-3">
          <DueList title="Messages à lire" items={projects.unread} empty="Tout est lu." />
          <DueList title="En retard" items={projects.late} empty="Aucune étape n’est en retard." />
          <DueList title="Attend le client" items={projects.awaited} empty="Rien n’attend un client." />
        </div>
      </ListSection>
      <Owed owed={owed} unanswered={unanswered} />
      <OverviewTiles overview={overview} />
      <RecentInquiries inquiries={recent} />
      <QuickLinks />
    </>
  );
}

function SystemAlerts({ alerts }: { alerts: readonly string[] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="alerts-title" className="mb-8 border-s-4 border-s-danger bg-surface-2 py-3 px-4">
      <h2 className="text-[1.25rem] mb-1" id="alerts-title">
        Le site a besoin de vous
      </h2>
      <ul>
        {alerts.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <ScreenLink to="/admin/systeme">Ouvrir l’état du système</ScreenLink>
      </p>
    </section>
  );
}

const LINKS = [
  { to: "/admin/blog", label: "Blog", does: "Écrire, publier, corriger", icon: FileText },
  { to: "/admin/projects", label: "Projets", does: "Voir où chacun en est", icon: Hammer },
  { to: "/admin/inquiries", label: "Demandes", does: "Répondre à qui a écrit", icon: Inbox },
  { to: "/admin/analytics", label: "Analytics", does: "Suivre ce qui est lu", icon: BarChart3 },
];

const LINK =
  "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 h-full py-3.5 px-4 border-b border-b-line border-e border-e-line text-text no-underline hover:bg-surface-2 focus-visible:-outline-offset-2";

function QuickLinks() {
  return (
    <nav className="mt-10" aria-label="Accès rapides">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] border-t border-t-line border-s border-s-line">
        {LINKS.map(({ to, label, does, icon: Icon }) => (
          <li key={to}>
            <ScreenLink className={LINK} to={to}>
              <Icon className="size-5.5 text-accent" aria-hidden="true" />
              <span className="font-[560]">{label}</span>
              <span className="note col-[2]">{does}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OverviewTiles({ overview }: { overview: Awaited<ReturnType<typeof getOverview>> }) {
  return (
    <div className="stat-grid">
      <StatTile label="Clients" value={formatNumber(overview.clients)} to="/admin/clients" />
      <StatTile label="Projets" value={formatNumber(overview.projects)} to="/admin/projects" />
      <StatTile label="Projets actifs" value={formatNumber(overview.activeProjects)} hint="En attente ou en cours" />
      <StatTile label="Demandes" value={formatNumber(overview.inquiries)} to="/admin/inquiries" />
      <StatTile
        label="Nouvelles demandes"
        value={formatNumber(overview.newInquiries)}
        to="/admin/inquiries?status=new"
      />
      <StatTile label="Vues du blog" value={formatNumber(overview.blogViews)} to="/admin/blog?sort=views" />
      <StatTile label="Services publiés" value={formatNumber(overview.publishedServices)} to="/admin/services" />
    </div>
  );
}

function DueList({ title, items, empty }: { title: string; items: ProjectsDueData["unread"]; empty: string }) {
  return (
    <div>
      <h3 className="text-[1.125rem] mb-2">{title}</h3>
      {items.length === 0 && <p className="text-text-2">{empty}</p>}
      <ul>
        {items.map(({ id, to, title: project, what }) => (
          <li key={id} className="py-2 border-t border-t-line wrap-anywhere">
            <ScreenLink to={to}>
              <bdi>{project}</bdi>
            </ScreenLink>
            <span className="block text-sm text-text-2">{what}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
