import { WRITE_BATCH_ARTICLE } from "~/features/generation/run-queue.server";
import { batchWriter } from "~/features/generation/write-batch-article.server";
import { WRITE_ARTICLE, writeSingle } from "~/features/generation/write-single.server";
import { sendMail } from "~/features/mail/commands/deliver-email.server";
import { SEND_MAIL } from "~/features/mail/commands/outbox.server";
import { ADOPT_PICTURE, adoptPicture } from "~/features/media/commands/adopt-pictures.server";
import type { JobHandlers } from "~/server/jobs/job-runner.server";

/** Every kind of job, and how it is done. */
export const jobHandlers: JobHandlers = {
  [SEND_MAIL]: sendMail,
  [ADOPT_PICTURE]: adoptPicture,
  [WRITE_ARTICLE]: writeSingle,
  [WRITE_BATCH_ARTICLE]: batchWriter(),
};
