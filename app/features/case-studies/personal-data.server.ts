import { listConsentsOf } from "~/features/case-studies/consents.server";
import type { HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, erasedBy, none } from "~/server/registries/personal-data.server";

export const CASE_COLUMNS: HeldColumns = {
  feature: "case-studies",
  tables: {
    case_studies: [
      erasedBy(
        "case-studies",
        "slug",
        "title",
        "client_name",
        "summary",
        "problem",
        "work_done",
        "public_url",
        "image_alt",
      ),
      none(AGENCY, "sector", "country", "image_url"),
    ],
    case_study_figures: [erasedBy("case-studies", "label", "before_text", "after_text", "source")],
    case_study_pictures: [none(AGENCY, "image_url"), erasedBy("case-studies", "image_alt", "caption")],
    case_study_people: [none(AGENCY, "name", "role")],
    case_study_consents: [erasedBy("case-studies", "email", "name")],
  },
};

/** The leaves that the person was asked for. */
export const readOwnConsents: OwnDataPart = async ({ emails }) => {
  return { consents: (await listConsentsOf(emails)).map(({ id: _, ...consent }) => consent) };
};
