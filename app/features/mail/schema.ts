import { z } from "zod";
import { MAIL_STATUSES } from "~/features/mail/model";
import { pageField, searchField } from "~/lib/forms/list-fields";

export const mailListSchema = z.object({
  status: z.enum(MAIL_STATUSES).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest"]).catch("newest"),
  page: pageField,
});

export type MailList = z.output<typeof mailListSchema>;

export const resendSchema = z.object({ intent: z.literal("resend"), id: z.uuid() });

export const emailIdSchema = z.object({ id: z.uuid() });
