import { formatNumber } from "~/lib/text/format-number";
import { StatTile } from "~/ui/stat-tile";

/** The agency in seven figures, each the way to what it counts. */
export function OverviewTiles({
  overview,
}: {
  overview: {
    clients: number;
    projects: number;
    activeProjects: number;
    inquiries: number;
    newInquiries: number;
    blogViews: number;
    publishedServices: number;
  };
}) {
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
