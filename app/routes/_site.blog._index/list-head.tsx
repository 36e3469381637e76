import { Search } from "lucide-react";
import { articleCount, blogCopy } from "~/content/blog";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import type { ListFilters } from "./filters";
import { pageHref } from "./filters";

interface ListHeadProps {
  filters: ListFilters;
  categories: { category: string; count: number }[];
}

export function ListHead({ filters, categories }: ListHeadProps) {
  return (
    <header className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 gap-x-(--gap) pt-[clamp(2.5rem,6vw,6.5rem)] pb-0 lg:grid-cols-12 lg:items-end">
      <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] lg:col-span-full">{blogCopy.title}</h1>
      <p className="lead lg:col-[1_/_7]">{blogCopy.lead}</p>
      <search className="lg:col-[8_/_13]">
        <form method="get" action="/blog">
          <label className="block mb-1.5 font-[560]" htmlFor="recherche">
            {blogCopy.searchLabel}
          </label>
          <div className="flex">
            <input
              className="input min-w-0 border-e-0"
              id="recherche"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={filters.q}
              placeholder={blogCopy.searchPlaceholder}
            />
            {filters.category && <input type="hidden" name="category" value={filters.category} />}
            {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
            <Button className="flex-none min-h-13">
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

const CATEGORY_LINK =
  "flex items-baseline gap-1.75 min-h-11 py-2.5 sm:min-h-13 sm:py-3.5 border-b-4 border-b-transparent text-text-2 no-underline whitespace-nowrap hover:text-text aria-[current]:border-accent aria-[current]:text-text aria-[current]:font-[560]";

function CategoryLinks({ filters, categories }: ListHeadProps) {
  // What a search or a tag leaves of each is not counted.
  const isCounted = !filters.q && !filters.tag;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="border-y border-y-line lg:col-span-full lg:mt-5" aria-label={blogCopy.categoriesLabel}>
      <ul className="flex flex-wrap gap-y-0 gap-x-[clamp(1.25rem,2.6vw,2.5rem)]">
        {[{ category: null, count: total }, ...categories].map(({ category, count }) => (
          <li key={category ?? ""}>
            <AppLink
              className={CATEGORY_LINK}
              to={pageHref({ ...filters, category }, 1)}
              aria-current={category === filters.category ? "page" : undefined}
              title={isCounted ? articleCount(count) : undefined}
            >
              {category ?? blogCopy.everything}
              {isCounted && (
                <span className="figures text-text-3 text-xs" aria-hidden="true">
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
