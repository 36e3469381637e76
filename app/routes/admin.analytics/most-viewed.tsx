import { formatNumber } from "~/lib/text/format-number";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";

interface MostViewedProps {
  posts: { id: string; title: string; category: string; views_count: number }[];
}

/** The published articles that were read most, in their order. */
export function MostViewed({ posts }: MostViewedProps) {
  return (
    <section className="recent" aria-labelledby="most-viewed-title">
      <h2 id="most-viewed-title">Articles Les Plus Vus</h2>
      {posts.length === 0 ? (
        <EmptyState title="Aucun article publié">Les articles publiés se classent ici par leurs vues.</EmptyState>
      ) : (
        <ol className="ranks">
          {posts.map(({ id, title, category, views_count }, index) => (
            <li key={id}>
              <span className="rank" aria-hidden="true">
                {index + 1}
              </span>
              <AppLink to={`/admin/blog/${id}`} hydrated>
                <bdi>{title}</bdi>
              </AppLink>
              <span>{category}</span>
              <span className="figures">
                {formatNumber(views_count)} {views_count === 1 ? "vue" : "vues"}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
