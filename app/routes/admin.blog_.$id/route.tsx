import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GeneratedBadge } from "~/features/blog/components/generated-badge";
import { PostFormPage } from "~/features/blog/components/post-form";
import {
  articlePath,
  isFitForReaders,
  POST_CREATED,
  POST_GONE,
  POSTS_LOAD_FAILURE,
  shortfallOf,
  TO_PUBLISH,
} from "~/features/blog/model/post";
import { NEW_POST, valuesOfPost } from "~/features/blog/model/post-values";
import { getPost } from "~/features/blog/office-list.server";
import { createPreviewPath, getPostForm } from "~/features/blog/post-form.server";
import { isOfNewPost, postReply, preparePost, savePost } from "~/features/blog/save-form.server";
import { changedPostSchema, postIdSchema, postSchema } from "~/features/blog/schema";
import { getFormerPost } from "~/features/blog/write.server";
import { getOrigin } from "~/features/generation/items.server";
import { getAdoptionNotice } from "~/features/media/adopt-pictures.server";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { listFormDrafts, openFormDrafts, saveFormDraft } from "~/server/forms/form-drafts.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin, requireAdminSavingDraft } from "~/server/sessions/guards.server";
import { formatDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { ArticleOrigin } from "./article-origin";

function withoutDraft(page: string, { searchParams }: URL): string {
  return page + searchHref(searchParams, { [DRAFT_FIELD]: null, [TO_PUBLISH]: null });
}

/** After a discarded form draft: the page of a deleted article lasts as long as it has another draft. The query stays. */
async function pageAfterDiscarding({ request, params }: { request: Request; params: { id: string } }): Promise<string> {
  const isLeft = (await getPost(params.id)) !== null || (await listFormDrafts(request)).length > 0;
  const url = new URL(request.url);
  return withoutDraft(isLeft ? url.pathname : "/admin/blog", url);
}

/**
 * Whether the page can show the form again. The page of a deleted article can while it has the form draft that its
 * address names, which may have expired or been discarded in another tab.
 */
async function hasPage({ request, id, form }: { request: Request; id: string; form: FormData }): Promise<boolean> {
  if (await getPost(id)) return true;
  return isOfNewPost(id, form) && (await openFormDrafts(request)).resumed !== null;
}

/**
 * Offers the text of an article that was deleted meanwhile as a new one. Its address stays that of the former article, by
 * which the server knows whether a model wrote it.
 */
async function offerAsNew(request: Request, form: FormData): Promise<Response> {
  const url = new URL(request.url);
  const headers = { "Set-Cookie": await saveFormDraft(request, url.pathname, form) };
  return redirectWithFlash(withoutDraft(url.pathname, url), { tone: "error", ...POST_GONE }, { headers });
}

const TITLE = "Modifier l’article";
export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(postIdSchema, params);
  const post = await getPost(id);
  return foundOr404(post ? await toView(request, post) : await toFormerView(request, id));
}

export const action = formAction({
  guard: (request, context, params) =>
    requireAdminSavingDraft(request, context, () =>
      pageAfterDiscarding({ request, params: paramsOr404(postIdSchema, params) }),
    ),
  params: postIdSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  keepsDraft: true,
  pageAfterDiscarding,
  also: async (form, { request, params: { id } }) => {
    if (!(await hasPage({ request, id, form }))) throw await offerAsNew(request, form);
    return postReply(form);
  },
  intents: {
    post: {
      schema: ({ params: { id }, form }: { params: { id: string }; form: FormData }) =>
        isOfNewPost(id, form) ? postSchema : changedPostSchema,
      beside: [TEXT_PICTURE_FIELDS.alt, "tag"],
      prepare: (form, { actor, params: { id } }) => preparePost(form, { actor, isNew: isOfNewPost(id, form) }),
      run: async (input, { actor, params: { id }, form, request }) => {
        const savedId = await savePost(actor, id, { input, form });
        if (savedId === null) throw await offerAsNew(request, form);
        const list = withoutDraft("/admin/blog", new URL(request.url));
        return redirectWithSuccess(list, savedId === id ? "Article mis à jour" : POST_CREATED);
      },
    },
  },
});

export default function EditPost() {
  const { opened, post, origin } = useLoaderData<typeof loader>();
  const { id, isFormer, isPublished, isGenerated, isToReview, shortfall, path, saved } = post;
  return (
    <>
      <PageHeader
        title={isFormer ? "Nouvel article" : TITLE}
        description={
          <>
            {saved
              ? `${isPublished ? "Publié" : "Brouillon"}, enregistré le ${saved}.`
              : "L’article dont vous partez a été supprimé entre-temps."}{" "}
            <span className="inline-flex flex-wrap gap-y-1 gap-x-4">
              {isGenerated && <GeneratedBadge isToReview={isToReview} />}
              {shortfall && <Badge tone="red">{shortfall}</Badge>}
            </span>
          </>
        }
        actions={
          path && (
            <LinkButton to={path} target="_blank" size="sm">
              {isPublished ? "Voir l’article" : "Aperçu privé"}
              <span className="sr-only"> (nouvel onglet)</span>
            </LinkButton>
          )
        }
      />
      <PostFormPage
        opened={opened}
        path={`/admin/blog/${id}`}
        id={isFormer ? null : id}
        isFormer={isFormer}
        isPublished={isPublished}
        isGenerated={isGenerated}
      />
      {origin && <ArticleOrigin origin={origin} />}
    </>
  );
}

async function toView(request: Request, post: NonNullable<Awaited<ReturnType<typeof getPost>>>) {
  const { id, is_published, is_ai_generated, updated_at, image_url } = post;
  const notice = await getAdoptionNotice("post", id, image_url);
  return {
    opened: await getPostForm(valuesOfPost(post), await openFormDrafts(request), notice),
    post: {
      id,
      isFormer: false,
      isPublished: is_published,
      isGenerated: is_ai_generated,
      isToReview: !isFitForReaders(post),
      shortfall: shortfallOf(post),
      path: is_published ? articlePath(post) : createPreviewPath(id),
      saved: formatDateTime(updated_at),
    },
    origin: is_ai_generated ? await getOrigin(id) : null,
  };
}

/**
 * The page of a deleted article: the form of a new one with this browser's form draft, null where it has none.
 * @throws a redirect to the newest form draft where the address names none, so that a later one of another tab does not
 * replace what stands in the form
 */
async function toFormerView(request: Request, id: string) {
  const drafts = await openFormDrafts(request, { orNewest: true });
  if (!drafts.resumed) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get(DRAFT_FIELD) !== drafts.resumed.key) {
    searchParams.set(DRAFT_FIELD, drafts.resumed.key);
    throw redirect(`${pathname}?${searchParams}`);
  }
  const form = await getPostForm(NEW_POST, drafts);
  const { is_ai_generated: isGenerated } = await getFormerPost(id);
  const shown = { id, isFormer: true, isPublished: false, isGenerated, isToReview: isGenerated, shortfall: null };
  return {
    opened: { ...form, values: { ...form.values, version: NEW_POST.version } },
    post: { ...shown, path: null, saved: null },
    origin: null,
  };
}
