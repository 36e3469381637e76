import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { ExternalLink, Eye } from "lucide-react";
import { GeneratedBadge } from "~/features/blog/components/generated-badge";
import { articlePath, isFitForReaders, POSTS_LOAD_FAILURE, shortfallOf, TO_PUBLISH } from "~/features/blog/model/post";
import type { ListedPost } from "~/features/blog/office-list.server";
import { listPosts } from "~/features/blog/office-list.server";
import { createPreviewPath } from "~/features/blog/post-form.server";
import { postListSchema, publishSchema } from "~/features/blog/schema";
import { setPostPublished } from "~/features/blog/write.server";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDate } from "~/site/format";
import { FRENCH_LANGUAGE_NAMES, LANGUAGES, languageMarks } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { RowLinks } from "~/ui/edit-links";
import { IconLink } from "~/ui/icon-link";
import { PageHeader } from "~/ui/page-header";
import { RowButton } from "~/ui/row-forms";
import { RowNote } from "~/ui/row-note";
import { RowLink } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";

const POSTS_PER_PAGE = 25;

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Gestion du Blog" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { posts, ...found } = await loadList(request, {
    schema: postListSchema,
    perPage: POSTS_PER_PAGE,
    find: (list) => listPosts(list, POSTS_PER_PAGE),
  });
  return { ...found, rows: posts.map(toRow) };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    publish: {
      schema: publishSchema,
      run: async ({ id, is_published }, { actor }) => {
        await setPostPublished(actor, id, is_published);
        return is_published ? "Article publié" : "Article dépublié";
      },
      // An article that lacks something to be published is opened at it; the place in the list stays known.
      refused: ({ code }, { form, request }) => {
        const search = searchHref(new URL(request.url).searchParams, { [TO_PUBLISH]: "1" });
        return code === "invalid" ? { to: `/admin/blog/${form.get("id")}${search}` } : {};
      },
    },
  },
});

const LANGUAGE_OPTIONS = [
  { value: "", label: "Toutes les langues" },
  ...LANGUAGES.map((value) => ({ value, label: FRENCH_LANGUAGE_NAMES[value] })),
];

const PostList = defineList<typeof loader>({
  path: "/admin/blog",
  strip: {
    label: "Filtrer par état",
    name: "state",
    items: ({ counts }) => [
      { label: "Tous", count: counts.total, tone: "neutral" },
      { value: "published", label: "Publiés", count: counts.published, tone: "green" },
      { value: "draft", label: "Brouillons", count: counts.drafts, tone: "yellow" },
    ],
  },
  search: {
    label: "Rechercher un article",
    placeholder: "Titre, tag, texte",
    selects: [
      {
        name: "category",
        label: "Catégorie",
        options: ({ counts }) => [
          { value: "", label: "Toutes les catégories" },
          ...counts.categories.map((value) => ({ value, label: value })),
        ],
      },
      { name: "language", label: "Langue", options: LANGUAGE_OPTIONS },
    ],
  },
  orders: [
    { value: "newest", label: "Les plus récents" },
    { value: "oldest", label: "Les plus anciens" },
    { value: "title", label: "Titre, de A à Z" },
    { value: "title-desc", label: "Titre, de Z à A" },
    { value: "views", label: "Les plus vus" },
    { value: "views-asc", label: "Les moins vus" },
  ],
  rows: {
    caption: "Articles du blog",
    columns: [
      {
        label: "Titre",
        isHeader: true,
        isLong: true,
        sorts: { ascending: "title", descending: "title-desc", first: "ascending" },
        cell: (post) => <TitleCell post={post} />,
      },
      {
        label: "Catégorie",
        cell: ({ category, language }) => (
          <>
            {category}
            {language !== "fr" && <RowNote>{FRENCH_LANGUAGE_NAMES[language]}</RowNote>}
          </>
        ),
      },
      {
        label: "État",
        cell: (post) => (
          <>
            <Badge tone={post.is_published ? "green" : "yellow"}>{post.is_published ? "Publié" : "Brouillon"}</Badge>
            {post.publishedOn && <RowNote>le {post.publishedOn}</RowNote>}
            {post.shortfall && <Badge tone="red">{post.shortfall}</Badge>}
            {post.isGenerated && <GeneratedBadge isToReview={post.isToReview} />}
          </>
        ),
      },
      {
        label: "Créé le",
        sorts: { ascending: "oldest", descending: "newest", first: "descending" },
        cell: ({ createdAt, created }) => <time dateTime={createdAt}>{created}</time>,
      },
      {
        label: "Vues",
        isNumber: true,
        sorts: { ascending: "views-asc", descending: "views", first: "descending" },
        cell: ({ views }) => views,
      },
      { label: "Actions", isLabelHidden: true, isLong: true, cell: (post) => <PostActions post={post} /> },
    ],
  },
  empty: {
    title: "Aucun article pour le moment",
    text: "Les articles, publiés ou en brouillon, sont rangés ici.",
    link: { to: "/admin/blog/new", label: "Écrire le premier", isMain: true },
  },
  unmatched: { title: "Aucun article ne correspond", all: "Voir tous les articles" },
});

function TitleCell({ post: { id, title, language, path } }: { post: PostRow }) {
  const editHref = useSearchHref(`/admin/blog/${id}`)({});
  return (
    <>
      <RowLink to={editHref}>
        <bdi {...languageMarks(language)}>{title}</bdi>
      </RowLink>
      <span className="row-address block text-text-3 text-xs font-normal wrap-anywhere w-0 min-w-full overflow-hidden whitespace-nowrap text-ellipsis">
        {path}
      </span>
    </>
  );
}

/** What one does with an article from the list; each control says of which article to those who hear it alone. */
function PostActions({ post: { id, title, is_published, shownAt } }: { post: PostRow }) {
  return (
    <div className="flex flex-wrap items-center gap-1 mt-1.5 xl:flex-nowrap xl:justify-end xl:-my-1 xl:mx-0">
      <RowButton list="/admin/blog" intent="publish" values={{ id, is_published: String(!is_published) }} name={title}>
        {is_published ? "Dépublier" : "Publier"}
      </RowButton>
      <IconLink
        to={shownAt}
        verb={is_published ? "Voir sur le site" : "Aperçu privé"}
        name={title}
        icon={is_published ? ExternalLink : Eye}
      />
      <RowLinks name={title} to={`/admin/blog/${id}`} hasScreen />
    </div>
  );
}

export default function Posts() {
  const data = useLoaderData<typeof loader>();
  const { total, drafts } = data.counts;
  return (
    <>
      <PageHeader
        title="Gestion du Blog"
        description={`${formatCount(total, "article")}, dont ${formatCount(drafts, "brouillon")}`}
        links={[
          { to: "/admin/blog/redirections", label: "Redirections" },
          { to: "/admin/blog/generate", label: "Générer un article" },
          { to: "/admin/blog/new", label: "Nouvel article", isMain: true },
        ]}
      />
      <PostList data={data} />
      <Outlet />
    </>
  );
}

type PostRow = ReturnType<typeof toRow>;

/** Formatted on the server: a browser's tables of dates and names may be older or newer than ours. */
function toRow({
  views_count,
  created_at,
  published_at,
  tag_count: _,
  is_ai_generated,
  ai_reviewed_at,
  word_count,
  words_wanted,
  character_count,
  characters_wanted,
  ...post
}: ListedPost) {
  const measured = { word_count, words_wanted, character_count, characters_wanted };
  return {
    ...post,
    isGenerated: is_ai_generated,
    isToReview: !isFitForReaders({ is_ai_generated, ai_reviewed_at }),
    shortfall: post.is_published ? null : shortfallOf(measured),
    path: articlePath(post),
    shownAt: post.is_published ? articlePath(post) : createPreviewPath(post.id),
    views: formatNumber(views_count),
    createdAt: created_at.toISOString(),
    created: formatShortDate(created_at),
    publishedOn: published_at && formatShortDate(published_at),
  };
}
