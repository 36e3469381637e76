import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model/figures";
import { getOverview } from "~/features/analytics/queries/overview.server";
import { RecentInquiries } from "~/features/inquiries/components/recent-inquiries";
import { RECENT_COUNT } from "~/features/inquiries/model/inquiry";
import { recentFacts } from "~/features/inquiries/model/recent-inquiry";
import { listLatestInquiries } from "~/features/inquiries/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { OverviewTiles } from "./overview-tiles";
import { QuickLinks } from "./quick-links";

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Dashboard" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [overview, latest] = await Promise.all([getOverview(), listLatestInquiries(RECENT_COUNT)]);
  return { overview, recent: latest.map(recentFacts) };
}

export default function AdminHome() {
  const { overview, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Dashboard" description="Où en est l’agence aujourd’hui." />
      <OverviewTiles overview={overview} />
      <RecentInquiries inquiries={recent} />
      <QuickLinks />
    </>
  );
}
