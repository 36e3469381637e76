import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articlePath } from "~/features/blog/model/post";
import { distinctTags } from "~/features/blog/model/tags";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { renderedText } from "~/features/blog/queries/render-article.server";
import { postIdSchema } from "~/features/blog/schema";
import { scoreArticle } from "~/features/seo-score/model/score-article";
import { getSite } from "~/features/settings/queries.server";
import { siteHost } from "~/server/env.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { TallLink } from "~/ui/tall-link";
import { useSearchHref } from "~/ui/use-address";
import { SearchSnippet } from "./search-snippet";
import { SeoForm } from "./seo-form";
import { ShareCardPreview } from "./share-card-preview";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data ? `SEO : ${data.post.title}` : "SEO" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const post = await getPost(paramsOr404(postIdSchema, params).id);
  if (!post) throw data(null, { status: 404 });
  const { id, title, excerpt, content, language, version } = post;
  const tags = distinctTags(post.tags);
  return {
    post: { id, title, excerpt, language, tags, version, path: articlePath(post) },
    host: siteHost,
    score: scoreArticle({ title, excerpt, html: renderedText(content).html, language, tags, siteHost }),
    siteName: (await getSite()).siteName,
  };
}

export { action } from "./action.server";

export default function PostSeo() {
  const { post, host, siteName, score } = useLoaderData<typeof loader>();
  const listTo = useSearchHref("/admin/seo")({});
  return (
    <>
      <TallLink to={listTo} hydrated className="justify-self-start wide:hidden">
        Tous les articles
      </TallLink>
      <SeoForm key={`${post.id} ${post.version}`} post={post} score={score} cancelTo={listTo} />
      <div className="grid items-start gap-y-8 gap-x-(--gap) pt-6 border-t border-t-line-strong xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SearchSnippet post={post} host={host} siteName={siteName} />
        <ShareCardPreview post={post} host={host} siteName={siteName} />
      </div>
    </>
  );
}
