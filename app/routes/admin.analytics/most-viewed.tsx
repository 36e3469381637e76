import { formatNumber } from "~/lib/text/format-number";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { LIST_LINK, ListSection } from "~/ui/list-section";

/** The published articles that were read most, in their order. */
export function MostViewed({
  posts,
}: {
  posts: { id: string; title: string; category: string; views_count: number }[];
}) {
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
              <AppLink className={LIST_LINK} to={`/admin/blog/${id}`} hydrated>
                <bdi>{title}</bdi>
              </AppLink>
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
