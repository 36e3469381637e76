import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { STATISTICS_LOAD_FAILURE } from "~/features/analytics/model";
import { getOverview } from "~/features/analytics/queries.server";
import { RECENT_COUNT } from "~/features/inquiries/model";
import { listLatestInquiries } from "~/features/inquiries/queries.server";
import { recentFacts } from "~/features/inquiries/recent-facts";
import { RecentInquiries } from "~/features/inquiries/recent-inquiries";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
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
