import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import compareUrl from "~/client/compare.ts?worker&url";
import { casesCopy, caseWords } from "~/content/cases";
import { feedLinks } from "~/features/blog/model/post";
import { toCaseLink, toCaseView } from "~/features/case-studies/case-view.server";
import { CaseHead } from "~/features/case-studies/components/case-head";
import { CaseComparison, CasePictures } from "~/features/case-studies/components/case-pictures";
import { CaseFigures, CasePeople, CaseQuote, CaseStory, NextCase } from "~/features/case-studies/components/case-story";
import { alternatesOfCase, CASE_LISTS, casePath, languageOfCase } from "~/features/case-studies/model/case-study";
import { getMovedCase, getNextCase, getPublishedCase, listVersions } from "~/features/case-studies/queries.server";
import { caseCard } from "~/features/seo/model/share-cards";
import { listPortraits } from "~/features/settings/team/queries.server";
import { fitDescription, truncateTitle } from "~/lib/text/truncate";
import { foundOr404 } from "~/server/http/not-found.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { describeError, ErrorScreen, isNotFound } from "~/shell/error-screen";
import { PageJsonLd } from "~/shell/page-json-ld";
import { creativeWorkNode } from "~/site/json-ld/creative-work";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { shareImagePath } from "~/site/share-card";
import { LostScreen } from "~/ui/lost-screen";

export const handle: RouteHandle = {
  lang: languageOfCase,
  alternates: alternatesOfCase,
  cache: {},
  enhance: [compareUrl],
  loadFailure: casesCopy.loadFailure,
};

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return seo({ title: isNotFound(error) ? casesCopy.notFound.title : describeError(error).title });
  const { title, clientName, summary } = data.shown;
  return seo({
    title: truncateTitle(`${title}, ${clientName}`),
    description: fitDescription(summary, ""),
    card: caseCard(data.shown),
  });
};

/**
 * The published case at an address, with the one that follows it.
 * @throws a permanent redirect when it is known by its id or by a former slug; a 404 when there is none.
 */
export async function loader({ params: { slug = "" } }: LoaderFunctionArgs) {
  const study = await getPublishedCase(slug);
  if (!study) throw redirect(casePath({ slug: foundOr404(await getMovedCase(slug)) }), 301);
  const [next, versions, portraits] = await Promise.all([
    getNextCase(study),
    listVersions(study),
    listPortraits(study.people.map(({ name }) => name)),
  ]);
  return { shown: toCaseView(study, { versions, portraits }), next: next && toCaseLink(next, study.language) };
}

export default function CasePage() {
  const { shown, next } = useLoaderData<typeof loader>();
  const { path, title, language, quote } = shown;
  const review = quote ? { author: quote.name, text: quote.content, rating: quote.rating } : undefined;
  const imagePath = shown.picture ?? shareImagePath(caseCard(shown));
  return (
    <>
      <PageJsonLd
        crumbs={[
          { name: caseWords(language).back, path: CASE_LISTS[language].split("#")[0] ?? "" },
          { name: title, path },
        ]}
        nodes={({ siteUrl }) => [creativeWorkNode(siteUrl, { ...shown, imagePath, review })]}
      />
      <article>
        <CaseHead shown={shown} />
        <CaseStory shown={shown} />
        <CaseFigures shown={shown} />
        <CaseComparison shown={shown} />
        <CasePictures shown={shown} />
        <CaseQuote shown={shown} />
        <CasePeople shown={shown} />
      </article>
      <NextCase link={next} />
      <CallToActionBand />
    </>
  );
}

export function ErrorBoundary() {
  const { title, text, action } = casesCopy.notFound;
  if (!isNotFound(useRouteError())) return <ErrorScreen homeTo="/realisations" homeLabel={action} />;
  return <LostScreen title={title} text={text} action={action} seed="realisation-introuvable" to="/realisations" />;
}
