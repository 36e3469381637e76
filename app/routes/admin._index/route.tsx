import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model/figures";
import { getOverview } from "~/features/analytics/queries/overview.server";
import { RecentInquiries } from "~/features/inquiries/components/recent-inquiries";
import { RECENT_COUNT } from "~/features/inquiries/model/inquiry";
import { recentFacts } from "~/features/inquiries/model/recent-inquiry";
import { DUE_COUNT } from "~/features/inquiries/model/turns";
import { countViews, listDueInquiries, listLatestInquiries } from "~/features/inquiries/queries/inquiries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { OverviewTiles } from "./overview-tiles";
import { QuickLinks } from "./quick-links";
import { toDueLeads } from "./view.server";
import { WaitingLeads } from "./waiting-leads";

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Dashboard" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [overview, latest, waiting, due] = await Promise.all([
    getOverview(),
    listLatestInquiries(RECENT_COUNT),
    countViews(),
    listDueInquiries(DUE_COUNT),
  ]);
  return { overview, recent: latest.map(recentFacts), waiting, due: toDueLeads(due, new Date()) };
}

export default function AdminHome() {
  const { overview, recent, waiting, due } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Dashboard" description="Où en est l’agence aujourd’hui." />
      <WaitingLeads waiting={waiting} due={due} />
      <OverviewTiles overview={overview} />
      <RecentInquiries inquiries={recent} />
      <QuickLinks />
    </>
  );
}
