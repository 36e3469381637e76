import { GeneratedBadge } from "~/features/blog/components/generated-badge";
import type { PostList } from "~/features/blog/schema";
import { FRENCH_LANGUAGE_NAMES, languageMarks } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { RowNote } from "~/ui/row-note";
import type { TableColumn } from "~/ui/table";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { useSearchHref } from "~/ui/use-address";
import { PostActions } from "./post-actions";
import type { PostRowData } from "./view.server";

interface PostTableProps {
  posts: PostRowData[];
  sort: PostList["sort"];
}

/** The articles of one page, a row each. */
export function PostTable({ posts, sort }: PostTableProps) {
  return (
    <Table caption="Articles du blog" columns={useColumns(sort)}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </Table>
  );
}

/** A head cell sorts by its column, and turns the order round when it is sorted so already. */
function useColumns(sort: PostList["sort"]): TableColumn[] {
  const hrefFor = useSearchHref("/admin/blog");
  const sorted = (up: PostList["sort"], down: PostList["sort"], first: PostList["sort"]) => ({
    sortTo: hrefFor({ sort: sort === first ? (first === up ? down : up) : first, page: null }),
    sorted: sort === up ? ("ascending" as const) : sort === down ? ("descending" as const) : undefined,
  });
  return [
    { label: "Titre", ...sorted("title", "title-desc", "title") },
    { label: "Catégorie" },
    { label: "État" },
    { label: "Créé le", ...sorted("oldest", "newest", "newest") },
    { label: "Vues", isNumber: true, ...sorted("views-asc", "views", "views") },
    { label: "Actions", isLabelHidden: true },
  ];
}

function PostRow({ post }: { post: PostRowData }) {
  const editHref = useSearchHref(`/admin/blog/${post.id}`)({});
  return (
    <TableRow>
      <TableCell isHeader isLong>
        <AppLink to={editHref} hydrated className="row-link">
          <bdi {...languageMarks(post.language)}>{post.title}</bdi>
        </AppLink>
        <span className="row-address block text-text-3 text-xs font-normal wrap-anywhere w-0 min-w-full overflow-hidden whitespace-nowrap text-ellipsis">
          {post.path}
        </span>
      </TableCell>
      <TableCell label="Catégorie">
        {post.category}
        {post.language !== "fr" && <RowNote>{FRENCH_LANGUAGE_NAMES[post.language]}</RowNote>}
      </TableCell>
      <TableCell label="État">
        <Badge tone={post.is_published ? "green" : "yellow"}>{post.is_published ? "Publié" : "Brouillon"}</Badge>
        {post.publishedOn && <RowNote>le {post.publishedOn}</RowNote>}
        {post.shortfall && <Badge tone="red">{post.shortfall}</Badge>}
        {post.isGenerated && <GeneratedBadge isToReview={post.isToReview} />}
      </TableCell>
      <TableCell label="Créé le">
        <time dateTime={post.createdAt}>{post.created}</time>
      </TableCell>
      <TableCell label="Vues" isNumber>
        {post.views}
      </TableCell>
      <TableCell isLong>
        <PostActions post={post} editHref={editHref} />
      </TableCell>
    </TableRow>
  );
}
