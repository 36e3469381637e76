import type { PostList } from "~/features/blog/schema";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-search-href";

interface PostFiltersProps {
  list: PostList;
  counts: { total: number; published: number; drafts: number; categories: string[] };
}

const SORTS: { value: PostList["sort"]; label: string }[] = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "title", label: "Titre, de A à Z" },
  { value: "title-desc", label: "Titre, de Z à A" },
  { value: "views", label: "Les plus vus" },
  { value: "views-asc", label: "Les moins vus" },
];

/** What is shown: one state, a search, a category, an order; all of it in the address. */
export function PostFilters({ list, counts }: PostFiltersProps) {
  const hrefFor = useSearchHref("/admin/blog");
  const item = (state: PostList["state"], label: string, [count, tone]: [number, "neutral" | "green" | "yellow"]) => ({
    to: hrefFor({ state: state ?? null, page: null }),
    label,
    count,
    tone,
    isCurrent: list.state === state,
  });
  return (
    <>
      <StatusFilterStrip
        label="Filtrer par état"
        items={[
          item(undefined, "Tous", [counts.total, "neutral"]),
          item("published", "Publiés", [counts.published, "green"]),
          item("draft", "Brouillons", [counts.drafts, "yellow"]),
        ]}
      />
      <SearchToolbar
        action="/admin/blog"
        label="Rechercher un article"
        placeholder="Titre, tag, texte"
        q={list.q}
        selects={[
          {
            name: "category",
            label: "Catégorie",
            value: list.category ?? "",
            options: [{ value: "", label: "Toutes les catégories" }, ...counts.categories.map(asOption)],
          },
          { name: "sort", label: "Trier", value: list.sort, options: SORTS },
        ]}
        kept={{ state: list.state }}
      />
    </>
  );
}

function asOption(category: string) {
  return { value: category, label: category };
}
