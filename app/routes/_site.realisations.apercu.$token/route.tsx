import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import compareUrl from "~/client/compare.ts?worker&url";
import { casesCopy } from "~/content/cases";
import { toCaseView } from "~/features/case-studies/case-view.server";
import { CaseHead } from "~/features/case-studies/components/case-head";
import { CaseComparison, CasePictures } from "~/features/case-studies/components/case-pictures";
import { CaseFigures, CasePeople, CaseQuote, CaseStory } from "~/features/case-studies/components/case-story";
import { languageOfCase } from "~/features/case-studies/model/case-study";
import { getCaseForPreview, readCasePreviewToken } from "~/features/case-studies/queries.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { describeError, ErrorScreen, isNotFound } from "~/shell/error-screen";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LostScreen } from "~/ui/lost-screen";

export const handle: RouteHandle = {
  lang: languageOfCase,
  isPrivate: true,
  enhance: [compareUrl],
  loadFailure: casesCopy.loadFailure,
};

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (data) return seo({ title: data.shown.title });
  return seo({ title: isNotFound(error) ? casesCopy.previewOver.title : describeError(error).title });
};

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readCasePreviewToken(params.token ?? "");
  const study = foundOr404(id && (await getCaseForPreview(id)));
  return { shown: toCaseView(study), isPublished: study.status === "published" };
}

export default function CasePreview() {
  const { shown, isPublished } = useLoaderData<typeof loader>();
  return (
    <article>
      <p className="wrap py-3 border-b border-b-line bg-surface-3 text-sm" role="note" lang="fr" dir="ltr">
        {isPublished ? casesCopy.previewPublished : casesCopy.previewNote}
      </p>
      <CaseHead shown={shown} />
      <CaseStory shown={shown} />
      <CaseFigures shown={shown} />
      <CaseComparison shown={shown} />
      <CasePictures shown={shown} />
      <CaseQuote shown={shown} />
      <CasePeople shown={shown} />
    </article>
  );
}

export function ErrorBoundary() {
  const { title, text, action } = casesCopy.previewOver;
  if (!isNotFound(useRouteError())) return <ErrorScreen homeTo="/realisations" homeLabel={casesCopy.back} />;
  return <LostScreen title={title} text={text} action={action} seed="apercu-expire" to="/realisations" />;
}
