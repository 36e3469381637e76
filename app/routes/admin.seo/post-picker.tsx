import { Form } from "@remix-run/react";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Pagination } from "~/ui/pagination";
import { useSearchHref } from "~/ui/use-search-href";
import type { PickerData } from "./route";

interface PostPickerProps {
  picker: PickerData;
  selected: string | undefined;
}

/** All articles with how many tags each has; choosing one opens it beside the list. */
export function PostPicker({ picker, selected }: PostPickerProps) {
  const { q, page, posts, pageCount, total } = picker;
  const hrefFor = useSearchHref("/admin/seo");
  return (
    <nav className="seo-picker" aria-label="Articles">
      <Form method="get" action="/admin/seo" className="toolbar" role="search">
        <input
          key={`q-${q}`}
          type="search"
          name="q"
          className="input"
          aria-label="Rechercher un article"
          placeholder="Titre, tag, texte"
          defaultValue={q}
        />
        <Button type="submit" size="sm">
          Rechercher
        </Button>
      </Form>
      <p className="note figures">{total}</p>
      {posts.length === 0 && <p>Aucun article ne correspond.</p>}
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostLink post={post} isSelected={post.id === selected} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(each) => hrefFor({ page: each > 1 ? each : null })}
        hydrated
      />
    </nav>
  );
}

function PostLink({ post, isSelected }: { post: PickerData["posts"][number]; isSelected: boolean }) {
  const to = useSearchHref(`/admin/seo/${post.id}`)({});
  const { title, is_published, tag_count } = post;
  return (
    <AppLink to={to} hydrated preventScrollReset aria-current={isSelected ? "page" : undefined}>
      <bdi>{title}</bdi>
      <span className="note figures">
        {tag_count} {tag_count > 1 ? "tags" : "tag"}
        {!is_published && ", brouillon"}
      </span>
    </AppLink>
  );
}
