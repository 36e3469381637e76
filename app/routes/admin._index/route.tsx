import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model/figures";
import { getOverview } from "~/features/analytics/queries/overview.server";
import { RecentInquiries } from "~/features/inquiries/components/recent-inquiries";
import { RECENT_COUNT } from "~/features/inquiries/model/inquiry";
import { recentFacts } from "~/features/inquiries/model/recent-inquiry";
import { DUE_COUNT } from "~/features/inquiries/model/turns";
import { countViews, listDueInquiries, listLatestInquiries } from "~/features/inquiries/queries/inquiries.server";
import { getOwed, listUnanswered } from "~/features/invoices/queries/revenue.server";
import { listAwaitedMilestones, listLateMilestones } from "~/features/milestones/queries.server";
import { listAlerts } from "~/features/operations/queries/alerts.server";
import { listUnreadThreads } from "~/features/project-messages/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { OverviewTiles } from "./overview-tiles";
import { Owed } from "./owed";
import { ProjectsDue } from "./projects-due";
import { QuickLinks } from "./quick-links";
import { SystemAlerts } from "./system-alerts";
import { toDueLeads, toOwed, toProjectsDue, toUnanswered } from "./view.server";
import { WaitingLeads } from "./waiting-leads";

/** So many invoices and quotes are named. */
const OWED_COUNT = 5;
/** So many projects are named of each kind. */
const PROJECTS_DUE_COUNT = 5;

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Dashboard" });

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
      <ProjectsDue {...projects} />
      <Owed owed={owed} unanswered={unanswered} />
      <OverviewTiles overview={overview} />
      <RecentInquiries inquiries={recent} />
      <QuickLinks />
    </>
  );
}
