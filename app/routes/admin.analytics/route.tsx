import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { RecentInquiries } from "~/features/inquiries/components/recent-inquiries";
import { RECENT_COUNT, recentFacts } from "~/features/inquiries/model/inquiry";
import { listLatestInquiries } from "~/features/inquiries/queries.server";
import type { Period } from "~/features/marketing/analytics/model";
import {
  PERIOD_LABELS,
  PERIODS,
  STATISTICS_LOAD_FAILURE,
  STEP_LABELS,
  stepsOf,
  TOP_COUNT,
} from "~/features/marketing/analytics/model";
import {
  countPosts,
  countReceived,
  countTotals,
  countViews,
  listMostViewed,
} from "~/features/marketing/analytics/queries.server";
import { formatNumber } from "~/lib/text/format-number";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ChartFigure } from "~/ui/chart-figure";
import { countChart } from "~/ui/charts/count-chart";
import { EmptyState } from "~/ui/empty-state";
import { LIST_LINK, ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { StatTile } from "~/ui/stat-tile";
import { Tabs } from "~/ui/tabs";
import { Breakdowns } from "./breakdowns";

/** What the address of the analytics screen asks for; what it does not know is the first choice. */
const analyticsSchema = z.object({ period: z.enum(PERIODS).catch("days") });

const PER: Record<Period, string> = { days: "par jour", weeks: "par semaine", months: "par mois" };

export const handle: RouteHandle = { loadFailure: STATISTICS_LOAD_FAILURE };

export const meta = () => seo({ title: "Analytics" });

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
    charts: [
      {
        title: `Vues du blog ${PER[period]}`,
        stepLabel: STEP_LABELS[period],
        valueLabel: "Vues",
        tone: "blue" as const,
        ...countChart(steps, views, { none: "Aucune vue sur cette période.", one: "vue", many: "vues" }),
      },
      {
        title: `Demandes reçues ${PER[period]}`,
        stepLabel: STEP_LABELS[period],
        valueLabel: "Demandes",
        tone: "green" as const,
        ...countChart(steps, received.perStep, {
          none: "Aucune demande sur cette période.",
          one: "demande",
          many: "demandes",
        }),
      },
    ],
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

/** Everything there is, whatever the period. */
function AnalyticsTiles({ totals }: { totals: Awaited<ReturnType<typeof loader>>["totals"] }) {
  const { views, posts, publishedPosts, inquiries, projects, users } = totals;
  const published = formatNumber(publishedPosts);
  return (
    <div className="stat-grid">
      <StatTile
        label="Total Vues Blog"
        value={formatNumber(views)}
        hint={`Sur ${published} ${publishedPosts === 1 ? "article publié" : "articles publiés"}`}
        to="/admin/blog?sort=views"
      />
      <StatTile
        label="Articles"
        value={formatNumber(posts)}
        hint={`${published} ${publishedPosts === 1 ? "publié" : "publiés"}`}
        to="/admin/blog"
      />
      <StatTile label="Demandes Contact" value={formatNumber(inquiries)} to="/admin/inquiries" />
      <StatTile label="Projets" value={formatNumber(projects)} to="/admin/projects" />
      <StatTile label="Utilisateurs" value={formatNumber(users)} hint="Clients et équipe" />
    </div>
  );
}

function MostViewed({ posts }: { posts: Awaited<ReturnType<typeof listMostViewed>> }) {
  return (
    <ListSection titleId="most-viewed-title" title="Articles Les Plus Vus">
      {posts.length === 0 ? (
        <EmptyState title="Aucun article publié">Les articles publiés se classent ici par leurs vues.</EmptyState>
      ) : (
        <ol>
          {posts.map(({ id, title, category, views_count }, index) => (
            <li
              className="items-baseline grid grid-cols-[1.5rem_minmax(0,1fr)] gap-y-1 gap-x-6 py-3 border-t border-t-line md:grid-cols-[1.5rem_minmax(0,1fr)_7rem_6rem]"
              key={id}
            >
              <span className="text-text-3 font-display text-[1.25rem] font-semibold figures" aria-hidden="true">
                {index + 1}
              </span>
              <ScreenLink className={LIST_LINK} to={`/admin/blog/${id}`}>
                <bdi>{title}</bdi>
              </ScreenLink>
              <span className="col-[2] text-text-2 md:col-auto">{category}</span>
              <span className="col-[2] figures text-text-2 md:col-auto md:text-end">
                {formatNumber(views_count)} {views_count === 1 ? "vue" : "vues"}
              </span>
            </li>
          ))}
        </ol>
      )}
    </ListSection>
  );
}
