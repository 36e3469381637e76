import { forgetConsents, listConsentsOf } from "~/features/case-studies/consents.server";
import { forgetInCases, listCasesOf } from "~/features/case-studies/forget.server";
import { sql } from "~/server/db/sql.server";
import type { Erasure, HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, erasedBy, none, pagesOf } from "~/server/registries/personal-data.server";

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

/** The works done for a person, and the leaves to show them. The caller drops the pages under `cases`. */
export const CASE_ERASURE: Erasure = {
  feature: "case-studies",
  holds: async (tx, email) => (await tx.caseStudyConsent.count({ where: { email } })) > 0,
  find: async (tx, { names, emails, companies }, idsOf) => {
    const reviewIds = idsOf("testimonials");
    const ids = await listCasesOf(tx, { projectIds: idsOf("projects"), emails, reviewIds });
    return {
      ids,
      letters: (goneIds) => ({ pages: pagesOf(["/admin/realisations"], [...ids, ...goneIds]) }),
      forget: async () => {
        await forgetInCases(tx, { caseIds: ids, reviewIds, names: [...names, ...companies] });
        await forgetConsents(tx, emails);
      },
      redacted: [
        {
          table: sql`case_studies`,
          key: sql`id`,
          hasVersion: true,
          columns: [sql`title`, sql`client_name`, sql`summary`, sql`problem`, sql`work_done`, sql`image_alt`],
        },
        {
          table: sql`case_study_figures`,
          key: sql`case_id`,
          hasVersion: false,
          columns: [sql`label`, sql`before_text`, sql`after_text`, sql`source`],
        },
        {
          table: sql`case_study_pictures`,
          key: sql`case_id`,
          hasVersion: false,
          columns: [sql`image_alt`, sql`caption`],
        },
      ],
      isPublic: true,
    };
  },
};
