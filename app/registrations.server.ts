import { ACCOUNT_COLUMNS, readOwnAccount } from "~/features/accounts/personal-data.server";
import { BILLING_COLUMNS, readOwnBilling } from "~/features/billing/personal-data.server";
import { POST_SEARCHED } from "~/features/blog/office-list.server";
import { POST_COLUMNS } from "~/features/blog/personal-data.server";
import { BILLING_CLIENT_SEARCHED } from "~/features/billing/clients/queries.server";
import { POST_TRASH } from "~/features/blog/write.server";
import { CASE_COLUMNS, readOwnConsents } from "~/features/case-studies/personal-data.server";
import { CASE_SEARCHED } from "~/features/case-studies/office-list.server";
import { CASE_TRASH } from "~/features/case-studies/write.server";
import { CLIENT_COLUMNS, readOwnAccess } from "~/features/clients/personal-data.server";
import { CLIENT_SEARCHED } from "~/features/clients/queries.server";
import { GENERATION_COLUMNS } from "~/features/generation/personal-data.server";
import { INQUIRY_SEARCHED } from "~/features/inquiries/queries.server";
import { INQUIRY_COLUMNS, readOwnInquiries } from "~/features/inquiries/personal-data.server";
import { REPLY_TEMPLATE_TRASH } from "~/features/inquiries/replies/templates.server";
import { INVOICE_SEARCHED } from "~/features/invoices/list.server";
import { INVOICE_COLUMNS } from "~/features/invoices/personal-data.server";
import { INVOICE_TRASH } from "~/features/invoices/write.server";
import { MAIL_COLUMNS } from "~/features/mail/personal-data.server";
import { MARKETING_COLUMNS } from "~/features/marketing/personal-data.server";
import { MEDIA_COLUMNS } from "~/features/media/personal-data.server";
import { OPERATION_COLUMNS } from "~/features/operations/personal-data.server";
import { SERVER_COLUMNS } from "~/features/personal-data/held-columns.server";
import { NOTE_TRASH } from "~/features/projects/messages/notes.server";
import { TEMPLATE_STEP_TRASH } from "~/features/projects/milestones/templates.server";
import { MILESTONE_TRASH } from "~/features/projects/milestones/track.server";
import { PROJECT_COLUMNS, readOwnProjects } from "~/features/projects/personal-data.server";
import { PROJECT_SEARCHED } from "~/features/projects/queries.server";
import { PROJECT_TRASH } from "~/features/projects/write.server";
import { QUOTE_SEARCHED } from "~/features/quotes/queries.server";
import { QUOTE_COLUMNS, readOwnContributions } from "~/features/quotes/personal-data.server";
import { QUOTE_TEMPLATE_TRASH } from "~/features/quotes/templates.server";
import { QUOTE_TRASH } from "~/features/quotes/write.server";
import { REDIRECT_COLUMNS } from "~/features/redirects/personal-data.server";
import { REDIRECT_TRASH } from "~/features/redirects/write.server";
import { EXAMPLE_TRASH } from "~/features/services/examples.server";
import { SERVICE_COLUMNS } from "~/features/services/personal-data.server";
import { SERVICE_SEARCHED } from "~/features/services/queries.server";
import { TIER_TRASH } from "~/features/services/tiers.server";
import { SERVICE_TRASH } from "~/features/services/write.server";
import { SETTING_COLUMNS } from "~/features/settings/personal-data.server";
import { MEMBER_TRASH } from "~/features/settings/team/write.server";
import { TESTIMONIAL_COLUMNS } from "~/features/testimonials/personal-data.server";
import { TRASH_COLUMNS } from "~/features/trash/personal-data.server";
import type { Searched } from "~/server/registries/office-search.server";
import type { HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import type { TrashedKind } from "~/server/registries/trash.server";

/** All that the office deletes and may bring back. */
export const trashedKinds: readonly TrashedKind[] = [
  PROJECT_TRASH,
  MILESTONE_TRASH,
  TEMPLATE_STEP_TRASH,
  NOTE_TRASH,
  POST_TRASH,
  SERVICE_TRASH,
  TIER_TRASH,
  EXAMPLE_TRASH,
  CASE_TRASH,
  MEMBER_TRASH,
  QUOTE_TRASH,
  QUOTE_TEMPLATE_TRASH,
  INVOICE_TRASH,
  REPLY_TEMPLATE_TRASH,
  REDIRECT_TRASH,
];

/** All that the office's search finds beside its screens, in the order in which it shows them. */
export const searchedKinds: readonly Searched[] = [
  INQUIRY_SEARCHED,
  CLIENT_SEARCHED,
  PROJECT_SEARCHED,
  QUOTE_SEARCHED,
  INVOICE_SEARCHED,
  BILLING_CLIENT_SEARCHED,
  POST_SEARCHED,
  SERVICE_SEARCHED,
  CASE_SEARCHED,
];

/** What every table holds of persons, and what an erasure makes of it: a table belongs to one feature. */
export const heldColumns: readonly HeldColumns[] = [
  TRASH_COLUMNS,
  REDIRECT_COLUMNS,
  MEDIA_COLUMNS,
  SERVICE_COLUMNS,
  SETTING_COLUMNS,
  BILLING_COLUMNS,
  MAIL_COLUMNS,
  OPERATION_COLUMNS,
  ACCOUNT_COLUMNS,
  TESTIMONIAL_COLUMNS,
  CASE_COLUMNS,
  POST_COLUMNS,
  CLIENT_COLUMNS,
  PROJECT_COLUMNS,
  MARKETING_COLUMNS,
  INQUIRY_COLUMNS,
  INVOICE_COLUMNS,
  QUOTE_COLUMNS,
  GENERATION_COLUMNS,
  SERVER_COLUMNS,
];

/** All that the export of one's own data holds, in the order of its file. */
export const ownDataParts: readonly OwnDataPart[] = [
  readOwnAccount,
  readOwnProjects,
  readOwnAccess,
  readOwnContributions,
  readOwnInquiries,
  readOwnConsents,
  readOwnBilling,
];
