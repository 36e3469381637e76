import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin, requireAdminKeepingForm } from "~/features/accounts/guards.server";
import { getPost } from "~/features/blog/admin-queries.server";
import { GeneratedBadge } from "~/features/blog/generated-badge";
import { articlePath, POSTS_LOAD_FAILURE } from "~/features/blog/model";
import { openPostForm } from "~/features/blog/open-post-form.server";
import { answerPostForm } from "~/features/blog/post-action.server";
import { PostFormPage } from "~/features/blog/post-form-page";
import { valuesOfPost } from "~/features/blog/post-values";
import { createPreviewPath } from "~/features/blog/preview-link.server";
import { postIdSchema } from "~/features/blog/schema";
import { ArticleOrigin } from "~/features/generation/article-origin";
import { findOrigin } from "~/features/generation/origin.server";
import { formatDateTime } from "~/lib/format";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";

const TITLE = "Modifier l’article";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = postIdSchema.safeParse(params);
  const post = parsed.success ? await getPost(parsed.data.id) : null;
  if (!post) throw data(null, { status: 404 });
  const { id, is_published, is_ai_generated, updated_at } = post;
  return {
    opened: await openPostForm(request, valuesOfPost(post)),
    post: {
      id,
      isPublished: is_published,
      isGenerated: is_ai_generated,
      isToReview: is_ai_generated && post.ai_reviewed_at === null,
      path: is_published ? articlePath(post) : createPreviewPath(id),
      saved: formatDateTime(updated_at),
    },
    origin: is_ai_generated ? await findOrigin(id) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminKeepingForm(args);
  const parsed = postIdSchema.safeParse(args.params);
  if (!parsed.success) throw data(null, { status: 404 });
  return answerPostForm({ actor, request: args.request, id: parsed.data.id });
}

export default function EditPost() {
  const { opened, post, origin } = useLoaderData<typeof loader>();
  const { id, isPublished, isGenerated, isToReview, path, saved } = post;
  return (
    <>
      <PageHeader
        title={TITLE}
        description={
          <>
            {isPublished ? "Publié" : "Brouillon"}, enregistré le {saved}.{" "}
            {isGenerated && <GeneratedBadge isToReview={isToReview} />}
          </>
        }
        actions={
          <LinkButton to={path} target="_blank" size="sm">
            {isPublished ? "Voir l’article" : "Aperçu privé"}
            <span className="sr-only"> (nouvel onglet)</span>
          </LinkButton>
        }
      />
      <PostFormPage
        opened={opened}
        path={`/admin/blog/${id}`}
        id={id}
        isPublished={isPublished}
        isGenerated={isGenerated}
      />
      {origin && <ArticleOrigin origin={origin} />}
    </>
  );
}
