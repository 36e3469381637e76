import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import contentsUrl from "~/client/contents.ts?worker&url";
import shareUrl from "~/client/share.ts?worker&url";
import { articleWords } from "~/content/article";
import { articleCopy, blogCopy } from "~/content/blog";
import type { ArticleView } from "~/features/blog/article-view.server";
import { coverBevels, toArticleView, toLinkView } from "~/features/blog/article-view.server";
import { ArticleBody } from "~/features/blog/components/article-body";
import { CoverBevels } from "~/features/blog/components/article-cover";
import { ArticleHead } from "~/features/blog/components/article-head";
import { articlePath, feedLinks, languageOfPage, lookOfCategory } from "~/features/blog/model/post";
import { getMovedSlug, getNeighbours, getPublishedPost, listRelatedPosts } from "~/features/blog/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { describeError, ErrorScreen, isNotFound } from "~/shell/error-screen";
import { useRootData } from "~/shell/site-page";
import type { Language } from "~/site/language";
import { frenchTarget, pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { LostScreen } from "~/ui/lost-screen";
import { Portrait } from "~/ui/portrait";
import { TallLink } from "~/ui/tall-link";
import { Neighbours, RelatedPosts } from "./article-around";
import { ArticleJsonLd, articleMeta } from "./article-meta";

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

const RELATED_SHOWN = 3;

/**
 * The published article at an address, with what its page shows around it.
 * @throws a permanent redirect when it is known by its id or by a former slug; a 404 when there is none.
 */
export async function loader({ params: { slug = "" } }: LoaderFunctionArgs) {
  const post = await getPublishedPost(slug);
  if (!post) throw redirect(articlePath({ slug: foundOr404(await getMovedSlug(slug)) }), 301);
  const { previous, next } = await getNeighbours(post);
  const except = [previous, next].flatMap((each) => each ?? []);
  const related = await listRelatedPosts(post, { limit: RELATED_SHOWN, except });
  const article = toArticleView(post, (await getSite()).siteName);
  const links = related.map((each, index) => toLinkView(each, index === 0 ? "wide" : "small"));
  const bevels = coverBevels([article, ...links].map(({ cover }) => cover));
  return { article, previous, next, related: links, bevels };
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

function ArticleSigner({ article: { signer, language } }: { article: ArticleView }) {
  if (!signer) return null;
  const { name, role, about, portrait, anchor } = signer;
  return (
    <aside className="grid grid-cols-[5rem_minmax(0,1fr)] gap-5 items-center py-6 wrap-anywhere border-b border-b-line">
      <Portrait name={name} src={portrait} sizes="5rem" className="h-25" alt="" />
      <div className="grid gap-0.5">
        <p className="text-sm text-text-3">{articleWords(language).writtenBy}</p>
        <p className="font-display font-[620] text-xl/[calc(var(--title-leading)_*_1.1)]">
          <TallLink to={`/about#${anchor}`} {...frenchTarget(language)}>
            {name}
          </TallLink>
        </p>
        {role && <p className="text-sm text-text-2">{role}</p>}
        {about && <p className="text-sm text-text-3">{about}</p>}
      </div>
    </aside>
  );
}

interface ShareLinksProps {
  /** The article's whole address. */
  url: string;
  title: string;
  language: Language;
}

/** Ways to hand the article on; scripts add the device's own sheet or a copy of the link. */
function ShareLinks({ url, title, language }: ShareLinksProps) {
  const { share, shareBy, copyLink, linkCopied, copyFailed } = articleWords(language);
  const words = { "data-label": share, "data-copy": copyLink, "data-copied": linkCopied, "data-failed": copyFailed };
  const ways = [
    { to: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`, label: shareBy.whatsapp },
    {
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
      label: shareBy.linkedin,
    },
    { to: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`, label: shareBy.email },
  ];
  return (
    <section className="print:hidden py-6" aria-labelledby="partager" data-share={url} data-title={title} {...words}>
      <h2 className="mb-2 text-[1.25rem]" id="partager">
        {share}
      </h2>
      <ul className="flex flex-wrap gap-y-0 gap-x-6">
        {ways.map(({ to, label }) => (
          <li key={to}>
            {/* The button that a script adds takes this look, so it says what links have of themselves too. */}
            <TallLink className="text-link [text-decoration:underline_1px] [text-underline-offset:0.22em]" to={to}>
              {label}
            </TallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleQuestion({ language }: { language: Language }) {
  const { question, contact } = articleWords(language);
  return (
    <div className="print:hidden flex flex-wrap items-center justify-between gap-y-4 gap-x-8 p-6 border-s-8 border-s-category bg-surface-3">
      <p className="font-display font-[620] text-xl/[calc(var(--title-leading)_*_1.1)]">{question}</p>
      <LinkButton to={pathIn("/contact", language)} {...frenchTarget(language)}>
        {contact}
      </LinkButton>
    </div>
  );
}
