import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { getOverview } from "~/features/analytics/queries.server";
import { NO_SERVICE } from "~/features/inquiries/model";
import { listLatestInquiries } from "~/features/inquiries/queries.server";
import { formatNumber, formatShortDateTime } from "~/lib/format";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { RecentInquiries } from "./recent-inquiries";

const RECENT_COUNT = 5;

export const handle: RouteHandle = { loadFailure: "Impossible de charger les statistiques" };

export const meta: MetaFunction = () => seo({ title: "Dashboard" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [overview, latest] = await Promise.all([getOverview(), listLatestInquiries(RECENT_COUNT)]);
  const recent = latest.map(({ id, name, service_interest, created_at }) => ({
    id,
    name,
    service: service_interest ?? NO_SERVICE,
    receivedAt: created_at.toISOString(),
    received: formatShortDateTime(created_at),
  }));
  return { overview, recent };
}

export default function AdminHome() {
  const { overview, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Dashboard" description="Où en est l’agence aujourd’hui." />
      <div className="stat-grid">
        <StatTile
          label="Nouvelles demandes"
          value={formatNumber(overview.newInquiries)}
          to="/admin/inquiries?status=new"
        />
        <StatTile label="Demandes" value={formatNumber(overview.inquiries)} to="/admin/inquiries" />
        <StatTile label="Projets actifs" value={formatNumber(overview.activeProjects)} />
        <StatTile label="Projets" value={formatNumber(overview.projects)} />
        <StatTile label="Clients" value={formatNumber(overview.clients)} />
        <StatTile label="Vues du blog" value={formatNumber(overview.blogViews)} to="/admin/blog?sort=views" />
        <StatTile label="Services publiés" value={formatNumber(overview.publishedServices)} />
      </div>
      <nav className="actions" aria-label="Accès rapides">
        <LinkButton to="/admin/blog" hydrated size="sm">
          Blog
        </LinkButton>
        <LinkButton to="/admin/inquiries" hydrated size="sm">
          Demandes
        </LinkButton>
        <LinkButton to="/admin/testimonials" hydrated size="sm">
          Avis
        </LinkButton>
      </nav>
      <RecentInquiries inquiries={recent} />
    </>
  );
}
