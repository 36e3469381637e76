import { sendMail } from "~/features/mail/deliver.server";
import { SEND_MAIL } from "~/features/mail/outbox.server";
import type { JobHandlers } from "~/server/job-runner.server";

/** Every kind of job, and how it is done. */
export const jobHandlers: JobHandlers = { [SEND_MAIL]: sendMail };
