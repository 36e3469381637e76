import { BILLING_CLIENT_SEARCH } from "~/features/billing-clients/queries.server";
import { POST_TRASH } from "~/features/blog/commands/posts.server";
import { POST_SEARCH } from "~/features/blog/queries/admin-posts.server";
import { CASE_TRASH } from "~/features/case-studies/commands/cases.server";
import { CASE_SEARCH } from "~/features/case-studies/queries/admin-cases.server";
import { CLIENT_SEARCHED } from "~/features/clients/queries/clients.server";
import { INQUIRY_SEARCH } from "~/features/inquiries/queries/inquiries.server";
import { INVOICE_TRASH } from "~/features/invoices/commands/drafts.server";
import { INVOICE_SEARCH } from "~/features/invoices/queries/list.server";
import { TEMPLATE_STEP_TRASH } from "~/features/milestones/commands/templates.server";
import { MILESTONE_TRASH } from "~/features/milestones/commands/track.server";
import { NOTE_TRASH } from "~/features/project-messages/commands/notes.server";
import { PROJECT_TRASH } from "~/features/projects/commands/projects.server";
import { PROJECT_SEARCH } from "~/features/projects/queries.server";
import { QUOTE_TRASH } from "~/features/quotes/commands/drafts.server";
import { QUOTE_SEARCH } from "~/features/quotes/queries/quotes.server";
import { QUOTE_TEMPLATE_TRASH } from "~/features/quotes/templates.server";
import { REDIRECT_TRASH } from "~/features/redirects/commands.server";
import { REPLY_TEMPLATE_TRASH } from "~/features/replies/commands/templates.server";
import { SERVICE_TRASH } from "~/features/services/commands/services.server";
import { EXAMPLE_TRASH } from "~/features/services/examples.server";
import { SERVICE_SEARCH } from "~/features/services/queries.server";
import { TIER_TRASH } from "~/features/services/tiers.server";
import { MEMBER_TRASH } from "~/features/team/commands.server";
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
  INQUIRY_SEARCH,
  CLIENT_SEARCHED,
  PROJECT_SEARCH,
  QUOTE_SEARCH,
  INVOICE_SEARCH,
  BILLING_CLIENT_SEARCH,
  POST_SEARCH,
  SERVICE_SEARCH,
  CASE_SEARCH,
];
