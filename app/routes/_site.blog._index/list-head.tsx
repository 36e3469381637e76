import { Search } from "lucide-react";
import { articleCount, blogCopy } from "~/content/blog";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import type { ListFilters } from "./filters";
import { pageHref } from "./list-meta";

interface ListHeadProps {
  filters: ListFilters;
  categories: { category: string; count: number }[];
}

/** The name of the blog, its search and its categories. */
export function ListHead({ filters, categories }: ListHeadProps) {
  return (
    <header className="blog-head wrap">
      <h1>{blogCopy.title}</h1>
      <p className="lead">{blogCopy.lead}</p>
      <search className="blog-search">
        <form method="get" action="/blog">
          <label htmlFor="recherche">{blogCopy.searchLabel}</label>
          <div className="blog-search-line">
            <input
              className="input"
              id="recherche"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={filters.q}
              placeholder={blogCopy.searchPlaceholder}
            />
            {filters.category && <input type="hidden" name="category" value={filters.category} />}
            {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
            <Button>
              <Search aria-hidden />
              {blogCopy.searchButton}
            </Button>
          </div>
        </form>
      </search>
      {categories.length > 0 && <CategoryLinks filters={filters} categories={categories} />}
    </header>
  );
}

/** Each leads to the same search in another category. */
function CategoryLinks({ filters, categories }: ListHeadProps) {
  const { category: chosen } = filters;
  // What a search or a tag leaves of each is not counted.
  const isCounted = !filters.q && !filters.tag;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const all = [
    {
      name: blogCopy.everything,
      to: pageHref({ ...filters, category: null }, 1),
      count: total,
      isChosen: chosen === null,
    },
  ];
  const each = categories.map(({ category, count }) => ({
    name: category,
    to: pageHref({ ...filters, category }, 1),
    count,
    isChosen: chosen === category,
  }));
  return (
    <nav className="blog-categories" aria-label={blogCopy.categoriesLabel}>
      <ul>
        {[...all, ...each].map(({ name, to, count, isChosen }) => (
          <li key={to}>
            <AppLink
              to={to}
              aria-current={isChosen ? "page" : undefined}
              title={isCounted ? articleCount(count) : undefined}
            >
              {name}
              {isCounted && (
                <span className="figures" aria-hidden="true">
                  {count}
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
