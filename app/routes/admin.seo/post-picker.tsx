import { AppLink } from "~/ui/app-link";
import { ListPagination } from "~/ui/list-pagination";
import { SearchToolbar } from "~/ui/search-toolbar";
import { useSearchHref } from "~/ui/use-search-href";
import type { PickerData } from "./route";

interface PostPickerProps {
  picker: PickerData;
  selected: string | undefined;
}

/** All articles with how many tags each has; choosing one opens it beside the list. */
export function PostPicker({ picker, selected }: PostPickerProps) {
  const { q, page, posts, pageCount, total } = picker;
  return (
    <nav className="seo-picker" aria-label="Articles">
      <SearchToolbar
        action="/admin/seo"
        label="Rechercher un article"
        placeholder="Titre, tag, texte"
        q={q}
        selects={[]}
      />
      <p className="note figures">{total}</p>
      {posts.length === 0 && <p>Aucun article ne correspond.</p>}
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostLink post={post} isSelected={post.id === selected} />
          </li>
        ))}
      </ul>
      <ListPagination action="/admin/seo" page={page} pageCount={pageCount} />
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
