import { BILLING_CLIENT_SEARCHED } from "~/features/billing/clients/queries.server";
import { POST_SEARCHED } from "~/features/blog/office-list.server";
import { POST_TRASH } from "~/features/blog/write.server";
import { CASE_SEARCHED } from "~/features/case-studies/office-list.server";
import { CASE_TRASH } from "~/features/case-studies/write.server";
import { CLIENT_SEARCHED } from "~/features/clients/queries.server";
import { INQUIRY_SEARCHED } from "~/features/inquiries/queries.server";
import { REPLY_TEMPLATE_TRASH } from "~/features/inquiries/replies/templates.server";
import { INVOICE_SEARCHED } from "~/features/invoices/list.server";
import { INVOICE_TRASH } from "~/features/invoices/write.server";
import { NOTE_TRASH } from "~/features/projects/messages/notes.server";
import { TEMPLATE_STEP_TRASH } from "~/features/projects/milestones/templates.server";
import { MILESTONE_TRASH } from "~/features/projects/milestones/track.server";
import { PROJECT_SEARCHED } from "~/features/projects/queries.server";
import { PROJECT_TRASH } from "~/features/projects/write.server";
import { QUOTE_SEARCHED } from "~/features/quotes/queries.server";
import { QUOTE_TEMPLATE_TRASH } from "~/features/quotes/templates.server";
import { QUOTE_TRASH } from "~/features/quotes/write.server";
import { REDIRECT_TRASH } from "~/features/redirects/write.server";
import { EXAMPLE_TRASH } from "~/features/services/examples.server";
import { SERVICE_SEARCHED } from "~/features/services/queries.server";
import { TIER_TRASH } from "~/features/services/tiers.server";
import { SERVICE_TRASH } from "~/features/services/write.server";
import { MEMBER_TRASH } from "~/features/settings/team/write.server";
import type { Searched } from "~/server/registries/office-search.server";
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
