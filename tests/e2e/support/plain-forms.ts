import type { Mark, PlainForm } from "./plain-form";
import { BILLING_FORMS, PROJECT_FORMS, SETTING_FORMS, SITE_FORMS } from "./plain-forms-office";
import { PEOPLE_FORMS, PUBLIC_FORMS, SPACE_FORMS } from "./plain-forms-people";

/** The whole table, for one test. What has a story of its own in another spec is not in it. */
export const plainForms = (mark: Mark): PlainForm[] =>
  [PUBLIC_FORMS, SPACE_FORMS, PROJECT_FORMS, BILLING_FORMS, SETTING_FORMS, PEOPLE_FORMS, SITE_FORMS].flatMap((forms) =>
    forms(mark),
  );
