import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { articleWords } from "~/content/article";
import { articleCopy } from "~/content/blog";
import { coverBevels, toArticleView } from "~/features/blog/article-view.server";
import { ArticleBody } from "~/features/blog/components/article-body";
import { CoverBevels } from "~/features/blog/components/article-cover";
import { ArticleHead } from "~/features/blog/components/article-head";
import { languageOfPage, lookOfCategory } from "~/features/blog/model/post";
import { readPreviewToken } from "~/features/blog/post-form.server";
import { getPostForPreview } from "~/features/blog/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { describeError, ErrorScreen, isNotFound } from "~/shell/error-screen";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LostScreen } from "~/ui/lost-screen";

export const handle: RouteHandle = {
  lang: languageOfPage,
  isPrivate: true,
  loadFailure: articleCopy.loadFailure,
};

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (data) return seo({ title: `${articleWords(data.article.language).draft} : ${data.article.title}` });
  return seo({ title: isNotFound(error) ? articleCopy.previewOver.title : describeError(error).title });
};

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readPreviewToken(params.token ?? "");
  const post = foundOr404(id && (await getPostForPreview(id)));
  const { siteName } = await getSite();
  const article = toArticleView(post, siteName);
  return { article, isPublished: post.is_published, bevels: coverBevels([article.cover]) };
}

export default function PreviewPage() {
  const { article, isPublished, bevels } = useLoaderData<typeof loader>();
  const words = articleWords(article.language);
  return (
    <article className={`article ${lookOfCategory(article.category).className}`}>
      <p className="wrap flex flex-wrap gap-y-1 gap-x-5 py-3 border-b border-b-line bg-surface-3 text-sm" role="note">
        <b className="text-saffron font-[640]">{isPublished ? words.alreadyPublished : words.draft}</b>
        {words.draftText}
      </p>
      <ArticleHead article={article} />
      <ArticleBody article={article} />
      <CoverBevels defs={bevels} />
    </article>
  );
}

export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? (
    <LostScreen {...articleCopy.previewOver} seed="apercu-expire" to="/blog" />
  ) : (
    <ErrorScreen homeTo="/blog" homeLabel={articleCopy.back} />
  );
}
