import type { PostList } from "~/features/blog/schema";
import type { Language } from "~/site/language";
import { FRENCH_LANGUAGE_NAMES, LANGUAGES } from "~/site/language";
import { ListFilters } from "~/ui/list-filters";

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
  return (
    <ListFilters
      action="/admin/blog"
      strip={{
        label: "Filtrer par état",
        name: "state",
        current: list.state,
        items: [
          { label: "Tous", count: counts.total, tone: "neutral" },
          { value: "published", label: "Publiés", count: counts.published, tone: "green" },
          { value: "draft", label: "Brouillons", count: counts.drafts, tone: "yellow" },
        ],
      }}
      search={{
        label: "Rechercher un article",
        placeholder: "Titre, tag, texte",
        q: list.q,
        selects: [
          {
            name: "category",
            label: "Catégorie",
            value: list.category ?? "",
            options: [{ value: "", label: "Toutes les catégories" }, ...counts.categories.map(asOption)],
          },
          languageSelect(list.language),
          { name: "sort", label: "Trier", value: list.sort, options: SORTS },
        ],
      }}
    />
  );
}

function languageSelect(language: Language | undefined) {
  const each = LANGUAGES.map((value) => ({ value, label: FRENCH_LANGUAGE_NAMES[value] }));
  const options = [{ value: "", label: "Toutes les langues" }, ...each];
  return { name: "language", label: "Langue", value: language ?? "", options };
}

function asOption(category: string) {
  return { value: category, label: category };
}
