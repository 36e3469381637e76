import {
  CASE_STATUS_LABELS,
  casePath,
  isConsented,
  PICTURE_KIND_LABELS,
} from "~/features/case-studies/model/case-study";
import type { EditedCase } from "~/features/case-studies/office-list.server";
import { getCaseFormChoices } from "~/features/case-studies/office-list.server";
import { createCasePreviewPath } from "~/features/case-studies/queries.server";
import { valuesOfCase } from "~/features/case-studies/schema";
import { ownPicture } from "~/lib/web/picture-address";
import { formatShortDateTime } from "~/site/format";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";

export async function toView(study: EditedCase) {
  const { id, title, status, is_fictitious, language, project, consents, pictures, original, versions } = study;
  const isPublished = status === "published";
  const isTold = (each: Language) => each === language || versions.some((version) => version.language === each);
  return {
    id,
    title,
    isPublished,
    status: CASE_STATUS_LABELS[status],
    isFictitious: is_fictitious,
    values: valuesOfCase(study),
    choices: await getCaseFormChoices(),
    path: isPublished ? casePath(study) : createCasePreviewPath(id),
    pictures: pictures.map(({ id: key, kind, image_url, image_alt, caption }) => ({
      id: key,
      kind: PICTURE_KIND_LABELS[kind],
      picture: ownPicture(image_url),
      alt: image_alt,
      caption,
    })),
    original,
    versions,
    untranslated: original ? [] : LANGUAGES.filter((each) => !isTold(each)),
    project: project && { id: project.id, title: project.title },
    isConsented: isConsented(consents),
    consents: consents.map(toConsent),
    ask: { email: project?.client?.credential?.email ?? "", language: project?.client?.language ?? language },
  };
}

export type CaseEditorView = Awaited<ReturnType<typeof toView>>;

function toConsent({ id, email, name, asked_at, given_at, withdrawn_at }: EditedCase["consents"][number]) {
  const on = (at: Date | null) => at && formatShortDateTime(at);
  return { id, email, name, askedOn: on(asked_at), givenOn: on(given_at), withdrawnOn: on(withdrawn_at) };
}
