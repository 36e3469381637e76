import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GeneratedBadge } from "~/features/blog/components/generated-badge";
import { PostFormPage } from "~/features/blog/components/post-form";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { postIdSchema } from "~/features/blog/schema";
import { ArticleOrigin } from "~/features/generation/components/article-origin";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { toFormerView, toView } from "./view.server";

const TITLE = "Modifier l’article";
const FORMER_HINT = "L’article dont vous partez a été supprimé entre-temps.";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(postIdSchema, params);
  const post = await getPost(id);
  const view = post ? await toView(request, post) : await toFormerView(request, id);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export { action } from "./action.server";

export default function EditPost() {
  const { opened, post, origin } = useLoaderData<typeof loader>();
  const { id, isFormer, isPublished, isGenerated, isToReview, shortfall, path, saved } = post;
  return (
    <>
      <PageHeader
        title={isFormer ? "Nouvel article" : TITLE}
        description={
          <>
            {saved ? `${isPublished ? "Publié" : "Brouillon"}, enregistré le ${saved}.` : FORMER_HINT}{" "}
            <span className="inline-flex flex-wrap gap-y-1 gap-x-4">
              {isGenerated && <GeneratedBadge isToReview={isToReview} />}
              {shortfall && <Badge tone="red">{shortfall}</Badge>}
            </span>
          </>
        }
        actions={path && <ShowLink path={path} isPublished={isPublished} />}
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

function ShowLink({ path, isPublished }: { path: string; isPublished: boolean }) {
  return (
    <LinkButton to={path} target="_blank" size="sm">
      {isPublished ? "Voir l’article" : "Aperçu privé"}
      <span className="sr-only"> (nouvel onglet)</span>
    </LinkButton>
  );
}
