import { MAKE_DOCUMENT_FILE, makeDocumentFile } from "~/features/billing/documents/keep-document-file.server";
import { pruneInvitations } from "~/features/clients/people/write.server";
import { WRITE_ITEM } from "~/features/generation/queue.server";
import { writeBatchItems, writeSingleItem } from "~/features/generation/write-item.server";
import { LEADS_DIGEST_JOB, leadsDigestJob } from "~/features/inquiries/daily-digest.server";
import { LATE_INVOICES_JOB, lateInvoicesJob } from "~/features/invoices/remind-late.server";
import { sendEmailJob } from "~/features/mail/deliver.server";
import { SEND_MAIL } from "~/features/mail/outbox.server";
import { pruneReferenceCodes } from "~/features/marketing/follow-way-out.server";
import { ADOPT_PICTURE, adoptPicture } from "~/features/media/adopt-pictures.server";
import { answerDoctor } from "~/features/operations/checks/examine.server";
import { NIGHTLY_BACKUP_JOB, nightlyBackupJob } from "~/features/operations/nightly-backup.server";
import { tellUnstored, watchSystem } from "~/features/operations/watch-system.server";
import { purgeInquiries } from "~/features/personal-data/purge-inquiries.server";
import { askForReviews } from "~/features/projects/handover/ask-review.server";
import { DRAW_PREVIEWS, drawPreviewsJob } from "~/features/projects/messages/draw-previews.server";
import { THREAD_LETTER, threadLetterJob } from "~/features/projects/messages/thread-letters.server";
import { remindClients } from "~/features/quotes/remind.server";
import { purgeTrash } from "~/features/trash/empty.server";
import { erasures } from "~/personal-data-registrations.server";
import { databaseBackend } from "~/server/db/db.server";
import type { Chore } from "~/server/jobs/housekeeping.server";
import type { JobHandlers } from "~/server/jobs/job-runner.server";
import { prunePendingFiles } from "~/server/storage/pending-files.server";
import { onUnstored } from "~/server/watching/unstored.server";

onUnstored(tellUnstored);
answerDoctor(databaseBackend);

/** Every kind of job, and how it is done. */
export const jobHandlers: JobHandlers = {
  [SEND_MAIL]: sendEmailJob,
  [LEADS_DIGEST_JOB]: leadsDigestJob,
  [LATE_INVOICES_JOB]: lateInvoicesJob,
  [NIGHTLY_BACKUP_JOB]: nightlyBackupJob,
  [THREAD_LETTER]: threadLetterJob,
  [DRAW_PREVIEWS]: drawPreviewsJob,
  [ADOPT_PICTURE]: adoptPicture,
  [MAKE_DOCUMENT_FILE]: makeDocumentFile,
  [WRITE_ITEM.single]: writeSingleItem,
  [WRITE_ITEM.batch]: writeBatchItems(),
};

/** What is tidied up every hour. */
export const chores: readonly Chore[] = [
  () => purgeInquiries(erasures),
  () => pruneInvitations(),
  () => pruneReferenceCodes(),
  () => remindClients(),
  () => askForReviews(),
  () => purgeTrash(),
  prunePendingFiles,
  () => watchSystem(),
];
