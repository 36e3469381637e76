import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { listPosts } from "~/features/blog/office-list.server";
import type { PostList } from "~/features/blog/schema";
import { postListSchema } from "~/features/blog/schema";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { SearchToolbar } from "~/ui/search-toolbar";
import { useSearchHref } from "~/ui/use-address";

const POSTS_PER_PAGE = 25;

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Gestion SEO" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { posts, list, matchCount, pageCount } = await loadList(request, {
    schema: postListSchema,
    perPage: POSTS_PER_PAGE,
    find: (asked) => listPosts(asked, POSTS_PER_PAGE),
  });
  const shown = posts.map(({ id, title, is_published, tag_count }) => ({ id, title, is_published, tag_count }));
  return { list, matchCount, pageCount, posts: shown };
}

export default function Seo() {
  const picker = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Gestion SEO" description="Ce que les moteurs de recherche et les réseaux montrent du blog." />
      <div className="*:min-w-0 grid gap-y-8 gap-x-(--gap) wide:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] wide:gap-x-[clamp(1.5rem,3vw,3rem)]">
        <PostPicker picker={picker} selected={id} />
        <div className="grid content-start gap-8">
          <Outlet />
        </div>
      </div>
    </>
  );
}

const STATES = [
  { value: "", label: "Tous les états" },
  { value: "published", label: "Publiés" },
  { value: "draft", label: "Brouillons" },
];

const SORTS: { value: PostList["sort"]; label: string }[] = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "title", label: "Par titre" },
];

type PickerData = Awaited<ReturnType<typeof loader>>;

/** Choosing an article opens it beside the list, or in its place on a narrow screen. */
function PostPicker({ picker, selected }: { picker: PickerData; selected: string | undefined }) {
  const { list, posts, pageCount, matchCount } = picker;
  return (
    <nav className={selected ? "max-wide:hidden" : undefined} aria-label="Articles">
      <SearchToolbar
        action="/admin/seo"
        label="Rechercher un article"
        placeholder="Titre, tag, texte"
        q={list.q}
        isColumn
        selects={[
          { name: "state", label: "État", value: list.state ?? "", options: STATES },
          { name: "sort", label: "Trier", value: list.sort, options: SORTS },
        ]}
      />
      <ListSummary action="/admin/seo" matchCount={matchCount} />
      {posts.length === 0 && !list.q && !list.state && <p>Aucun article pour le moment</p>}
      {posts.length === 0 && (list.q || list.state) && (
        <p>
          Aucun article ne correspond. <ScreenLink to="/admin/seo">Voir tous les articles</ScreenLink>
        </p>
      )}
      <ul className="grid mt-2 border-t border-t-line">
        {posts.map((post) => (
          <li key={post.id}>
            <PostLink post={post} isSelected={post.id === selected} />
          </li>
        ))}
      </ul>
      <ListPagination action="/admin/seo" page={list.page} pageCount={pageCount} />
    </nav>
  );
}

const POST_LINK =
  "grid gap-0.5 py-3 px-2.5 border-b border-b-line text-text font-[560] leading-[1.35] no-underline wrap-anywhere hover:bg-surface-2 aria-[current]:bg-surface-3 aria-[current]:[box-shadow:inset_3px_0_var(--accent)] focus-visible:-outline-offset-2";

function PostLink({ post, isSelected }: { post: PickerData["posts"][number]; isSelected: boolean }) {
  const to = useSearchHref(`/admin/seo/${post.id}`)({});
  const { title, is_published, tag_count } = post;
  return (
    <ScreenLink className={POST_LINK} to={to} preventScrollReset aria-current={isSelected ? "page" : undefined}>
      <bdi>{title}</bdi>
      <span className="note figures font-normal">
        {tag_count} {tag_count > 1 ? "tags" : "tag"}
        {!is_published && ", brouillon"}
      </span>
    </ScreenLink>
  );
}
