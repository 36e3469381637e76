import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import contentsUrl from "~/client/contents.ts?worker&url";
import shareUrl from "~/client/share.ts?worker&url";
import { articleCopy, blogCopy } from "~/content/blog";
import { ArticleBody } from "~/features/blog/components/article-body";
import { CoverBevels } from "~/features/blog/components/article-cover";
import { ArticleHead } from "~/features/blog/components/article-head";
import { feedLinks, languageOfPage, lookOfCategory } from "~/features/blog/model/post";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { describeError, ErrorScreen } from "~/shell/error-screen";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LostScreen } from "~/ui/lost-screen";
import { Neighbours, RelatedPosts } from "./article-around";
import { ArticleQuestion, ArticleSigner, ShareLinks } from "./article-foot";
import { ArticleJsonLd, articleMeta } from "./article-meta";
import { getArticle, toView } from "./view.server";

export const handle: RouteHandle = {
  lang: languageOfPage,
  cache: {},
  enhance: [shareUrl, contentsUrl],
  loadFailure: articleCopy.loadFailure,
};

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (data) return articleMeta(data.article);
  return seo({ title: isNotFound(error) ? articleCopy.notFound.title : describeError(error).title });
};

export async function loader({ params }: LoaderFunctionArgs) {
  return toView(await getArticle(params.slug ?? ""));
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export default function ArticlePage() {
  const { article, previous, next, related, bevels } = useLoaderData<typeof loader>();
  const { language } = article;
  const site = useRootData()?.site;
  return (
    <>
      <ArticleJsonLd article={article} />
      <article className={`article ${lookOfCategory(article.category).className}`}>
        <ArticleHead article={article} />
        <ArticleBody article={article}>
          <ArticleSigner article={article} />
          {site && <ShareLinks url={site.siteUrl + article.path} title={article.title} language={language} />}
          <ArticleQuestion language={language} />
        </ArticleBody>
      </article>
      <Neighbours previous={previous} next={next} language={language} />
      <RelatedPosts posts={related} language={language} />
      <CoverBevels defs={bevels} />
      <CallToActionBand />
      {/* Last, so that it is asked for when all else is: it counts the reader. */}
      <img
        className="absolute pointer-events-none"
        src={`${article.path}/vue.gif`}
        alt=""
        width={1}
        height={1}
        loading="eager"
      />
    </>
  );
}

export function ErrorBoundary() {
  if (!isNotFound(useRouteError())) return <ErrorScreen homeTo="/blog" homeLabel={articleCopy.back} />;
  const action = blogCopy.nothingFound.action;
  return <LostScreen {...articleCopy.notFound} seed="article-introuvable" to="/blog" action={action} />;
}
