import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { getOverview } from "~/features/analytics/queries.server";
import { formatNumber } from "~/lib/format";
import { seo } from "~/lib/seo";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";

export const meta: MetaFunction = () => seo({ title: "Dashboard" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { overview: await getOverview() };
}

export default function AdminHome() {
  const { overview } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Dashboard" description="Où en est l’agence aujourd’hui." />
      <ul className="stat-grid">
        <StatTile
          label="Nouvelles demandes"
          value={formatNumber(overview.newInquiries)}
          to="/admin/inquiries?status=new"
        />
        <StatTile label="Demandes" value={formatNumber(overview.inquiries)} to="/admin/inquiries" />
        <StatTile label="Projets actifs" value={formatNumber(overview.activeProjects)} />
        <StatTile label="Projets" value={formatNumber(overview.projects)} />
        <StatTile label="Clients" value={formatNumber(overview.clients)} />
        <StatTile label="Vues du blog" value={formatNumber(overview.blogViews)} />
        <StatTile label="Services publiés" value={formatNumber(overview.publishedServices)} />
      </ul>
    </>
  );
}
