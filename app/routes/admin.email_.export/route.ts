import { MAIL_STATUS_LABELS, NO_RECIPIENT, shownStatus } from "~/features/mail/model";
import { listAllEmails } from "~/features/mail/queries.server";
import { mailListSchema } from "~/features/mail/schema";
import { isMailSent } from "~/server/env.server";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDateTime } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "messages",
  schema: mailListSchema,
  findAll: listAllEmails,
  columns: [
    { title: "Écrit le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Destinataire", value: ({ recipient }) => recipient || NO_RECIPIENT },
    { title: "Objet", value: ({ subject }) => subject },
    { title: "Langue", value: ({ language }) => language },
    { title: "État", value: ({ status }) => MAIL_STATUS_LABELS[shownStatus(status, isMailSent)] },
    { title: "Essais", value: ({ attempts }) => attempts },
    { title: "Envoyé le", value: ({ sent_at }) => sent_at && formatNumericDateTime(sent_at) },
    { title: "Erreur", value: ({ last_error }) => last_error },
  ],
});
