import { consentCopy } from "~/content/case-consent";
import { getConsent } from "~/features/case-studies/queries/consents.server";
import { createCasePreviewPath } from "~/features/case-studies/queries/preview.server";
import { formatDate } from "~/site/format";

/** What a link asks leave for, as its page shows it; null for a link that opens nothing. */
export async function toView(token: string) {
  const consent = await getConsent(token);
  if (!consent) return null;
  const { language, name, given_at, withdrawn_at, case_study } = consent;
  const isGiven = given_at !== null && withdrawn_at === null;
  return {
    language,
    copy: consentCopy[language],
    title: case_study.title,
    clientName: case_study.client_name,
    previewPath: createCasePreviewPath(case_study.id),
    name: name ?? "",
    isGiven,
    answeredOn: isGiven ? formatDate(given_at, language) : withdrawn_at && formatDate(withdrawn_at, language),
  };
}

export type ConsentView = NonNullable<Awaited<ReturnType<typeof toView>>>;
