import { Form, useSubmit } from "@remix-run/react";
import type { PostList } from "~/features/blog/schema";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
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
      <SearchForm list={list} categories={counts.categories} />
    </>
  );
}

function SearchForm({ list, categories }: { list: PostList; categories: string[] }) {
  const submit = useSubmit();
  const submitForm = (event: { currentTarget: HTMLSelectElement }) => submit(event.currentTarget.form);
  const options = categories.map((category) => ({ value: category, label: category }));
  return (
    <Form method="get" action="/admin/blog" className="toolbar" role="search">
      {list.state && <input type="hidden" name="state" value={list.state} />}
      <input
        key={`q-${list.q}`}
        type="search"
        name="q"
        className="input"
        aria-label="Rechercher un article"
        placeholder="Titre, tag, texte"
        defaultValue={list.q}
      />
      <Select
        key={`category-${list.category}`}
        name="category"
        aria-label="Catégorie"
        defaultValue={list.category ?? ""}
        options={[{ value: "", label: "Toutes les catégories" }, ...options]}
        onChange={submitForm}
      />
      <Select
        key={`sort-${list.sort}`}
        name="sort"
        aria-label="Trier"
        defaultValue={list.sort}
        options={SORTS}
        onChange={submitForm}
      />
      <Button type="submit" variant="secondary" size="sm">
        Rechercher
      </Button>
    </Form>
  );
}
