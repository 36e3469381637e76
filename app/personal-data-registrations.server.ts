import { ACCOUNT_COLUMNS, readOwnAccount } from "~/features/accounts/personal-data.server";
import { BILLING_COLUMNS, BILLING_ERASURE, readOwnBilling } from "~/features/billing/personal-data.server";
import { POST_COLUMNS } from "~/features/blog/personal-data.server";
import { CASE_COLUMNS, CASE_ERASURE, readOwnConsents } from "~/features/case-studies/personal-data.server";
import { CLIENT_COLUMNS, CLIENT_ERASURE, readOwnAccess } from "~/features/clients/personal-data.server";
import { GENERATION_COLUMNS } from "~/features/generation/personal-data.server";
import { INQUIRY_COLUMNS, INQUIRY_ERASURE, readOwnInquiries } from "~/features/inquiries/personal-data.server";
import { INVOICE_COLUMNS, INVOICE_ERASURE } from "~/features/invoices/personal-data.server";
import { MAIL_COLUMNS, MAIL_ERASURE } from "~/features/mail/personal-data.server";
import { MARKETING_COLUMNS } from "~/features/marketing/personal-data.server";
import { MEDIA_COLUMNS } from "~/features/media/personal-data.server";
import { OPERATION_COLUMNS } from "~/features/operations/personal-data.server";
import { SERVER_COLUMNS, SERVER_ERASURE } from "~/features/personal-data/server-tables.server";
import { PROJECT_COLUMNS, PROJECT_ERASURE, readOwnProjects } from "~/features/projects/personal-data.server";
import { QUOTE_COLUMNS, QUOTE_ERASURE, readOwnContributions } from "~/features/quotes/personal-data.server";
import { REDIRECT_COLUMNS } from "~/features/redirects/personal-data.server";
import { SERVICE_COLUMNS } from "~/features/services/personal-data.server";
import { SETTING_COLUMNS } from "~/features/settings/personal-data.server";
import { TESTIMONIAL_COLUMNS, TESTIMONIAL_ERASURE } from "~/features/testimonials/personal-data.server";
import { TRASH_COLUMNS } from "~/features/trash/personal-data.server";
import type { Erasure, HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";

// Apart from app/registrations.server.ts: public pages ask for these, and at the edge no picture can be drawn.

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

/** All that an erasure sets off besides account and messages, in this order: what refers to a row goes before it. */
export const erasures: readonly Erasure[] = [
  TESTIMONIAL_ERASURE,
  PROJECT_ERASURE,
  CASE_ERASURE,
  CLIENT_ERASURE,
  INVOICE_ERASURE,
  QUOTE_ERASURE,
  BILLING_ERASURE,
  INQUIRY_ERASURE,
  SERVER_ERASURE,
  MAIL_ERASURE,
];
