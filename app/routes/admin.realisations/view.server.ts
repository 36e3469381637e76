import { CASE_STATUS_LABELS, isConsented, sectorLabel } from "~/features/case-studies/model/case-study";
import type { listCases } from "~/features/case-studies/queries/admin-cases.server";
import { ownPicture } from "~/lib/web/picture-address";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";

type ListedCase = Awaited<ReturnType<typeof listCases>>[number];

/** A case as the list of the office shows it. */
export function toItem(study: ListedCase) {
  const { id, title, client_name, sector, year, status, is_fictitious, image_url, language } = study;
  const consents = study.original?.consents ?? study.consents;
  return {
    id,
    title,
    clientName: client_name,
    year,
    isPublished: status === "published",
    status: CASE_STATUS_LABELS[status],
    sector: sectorLabel(sector),
    language: language === "fr" ? null : FRENCH_LANGUAGE_NAMES[language],
    picture: ownPicture(image_url),
    consent: is_fictitious ? null : consentOf(consents),
    isFictitious: is_fictitious,
  };
}

export type CaseItem = ReturnType<typeof toItem>;

/** Where the client's leave stands. */
function consentOf(consents: ListedCase["consents"]) {
  if (isConsented(consents)) return { label: "Accord donné", tone: "green" } as const;
  if (consents.some(({ withdrawn_at }) => withdrawn_at)) return { label: "Accord retiré", tone: "red" } as const;
  return consents.length > 0
    ? ({ label: "Accord demandé", tone: "yellow" } as const)
    : ({ label: "Accord à demander", tone: "neutral" } as const);
}
