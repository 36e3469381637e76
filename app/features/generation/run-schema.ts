import { z } from "zod";
import { ITEM_STATUSES } from "~/features/generation/run-model";
import { pageField } from "~/lib/forms/list-fields";

export const runIdSchema = z.object({ id: z.uuid() });

/** The address of a run's page: a wrong part is ignored. */
export const runPageSchema = z.object({
  status: z.enum(ITEM_STATUSES).optional().catch(undefined),
  page: pageField,
  /** Whoever is disturbed by a page that loads itself anew turns that off. */
  refresh: z.literal("off").optional().catch(undefined),
});

export type RunPageList = z.output<typeof runPageSchema>;

export const runIntentSchema = z.object({ intent: z.enum(["pause", "resume", "retry"]) });
