import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { STATISTICS_LOAD_FAILURE, TOP_COUNT } from "~/features/analytics/model/figures";
import { PERIOD_LABELS, PERIODS, stepsOf } from "~/features/analytics/model/periods";
import {
  countPosts,
  countReceived,
  countTotals,
  countViews,
  listMostViewed,
} from "~/features/analytics/queries/activity.server";
import { analyticsSchema } from "~/features/analytics/schema";
import { RecentInquiries } from "~/features/inquiries/components/recent-inquiries";
import { RECENT_COUNT } from "~/features/inquiries/model/inquiry";
import { recentFacts } from "~/features/inquiries/model/recent-inquiry";
import { listLatestInquiries } from "~/features/inquiries/queries/inquiries.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ChartFigure } from "~/ui/chart-figure";
import { PageHeader } from "~/ui/page-header";
import { Tabs } from "~/ui/tabs";
import { AnalyticsTiles } from "./analytics-tiles";
import { Breakdowns } from "./breakdowns";
import { MostViewed } from "./most-viewed";
import { receivedChart, viewsChart } from "./view.server";

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Analytics" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { period } = parseQuery(request, analyticsSchema);
  const steps = stepsOf(period, dayInCasablanca(new Date()));
  const [views, received, posts, totals, mostViewed, latest] = await Promise.all([
    countViews(steps),
    countReceived(steps),
    countPosts(),
    countTotals(),
    listMostViewed(TOP_COUNT),
    listLatestInquiries(RECENT_COUNT),
  ]);
  return {
    period,
    totals: { ...totals, ...posts.totals },
    charts: [viewsChart(period, steps, views), receivedChart(period, steps, received.perStep)],
    breakdowns: { statuses: received.byStatus, services: received.services, categories: posts.categories },
    mostViewed,
    recent: latest.map(recentFacts),
  };
}

export default function Analytics() {
  const { period, totals, charts, breakdowns, mostViewed, recent } = useLoaderData<typeof loader>();
  const tabs = PERIODS.map((each) => ({
    to: `/admin/analytics?period=${each}`,
    label: PERIOD_LABELS[each],
    isCurrent: each === period,
  }));
  return (
    <>
      <PageHeader title="Analytics" description="Ce qui est lu et ce qui est demandé, compté en jours de Casablanca." />
      <AnalyticsTiles totals={totals} />
      <Tabs label="Période" items={tabs} />
      <div className="*:min-w-0 grid gap-y-10 gap-x-[clamp(1.5rem,3vw,3rem)] mt-7 wide:grid-cols-2">
        {charts.map((chart) => (
          <ChartFigure key={chart.title} {...chart} />
        ))}
      </div>
      <Breakdowns {...breakdowns} periodLabel={PERIOD_LABELS[period]} />
      <div className="*:min-w-0 grid gap-y-0 gap-x-[clamp(1.5rem,3vw,3rem)] xl:grid-cols-2">
        <MostViewed posts={mostViewed} />
        <RecentInquiries inquiries={recent} isHalf />
      </div>
    </>
  );
}
