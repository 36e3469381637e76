import { formatNumber } from "~/lib/text/format-number";
import { StatTile } from "~/ui/stat-tile";

/** Everything there is, whatever the period. */
export function AnalyticsTiles({
  totals,
}: {
  totals: { views: number; posts: number; publishedPosts: number; inquiries: number; projects: number; users: number };
}) {
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
