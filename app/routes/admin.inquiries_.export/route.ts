import { LOST_REASON_LABELS } from "~/features/inquiries/model/follow-up";
import { BUDGET_LABELS, INQUIRY_STATUS_LABELS } from "~/features/inquiries/model/inquiry";
import { CHANNEL_LABELS } from "~/features/inquiries/model/source-facts";
import { listAllInquiries } from "~/features/inquiries/queries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { chosenServiceText } from "~/features/services/model/service";
import { phoneText } from "~/server/forms/phone.server";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDateTime } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "demandes",
  schema: inquiryListSchema,
  findAll: (list, user) => listAllInquiries(list, user.id),
  columns: [
    { title: "Reçue le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Nom", value: ({ name }) => name },
    { title: "E-mail", value: ({ email }) => email },
    { title: "Téléphone", value: ({ phone }) => phone && phoneText(phone) },
    { title: "Entreprise", value: ({ company }) => company },
    {
      title: "Service",
      value: ({ tier_name, service_interest }) =>
        service_interest && chosenServiceText({ service_interest, tier_name }),
    },
    { title: "Budget", value: ({ budget_range }) => budget_range && BUDGET_LABELS[budget_range] },
    { title: "Statut", value: ({ status }) => INQUIRY_STATUS_LABELS[status] },
    { title: "Indésirable", value: ({ is_spam }) => is_spam },
    { title: "Canal", value: ({ channel }) => CHANNEL_LABELS[channel] },
    { title: "Responsable", value: ({ owner }) => owner?.full_name },
    { title: "Prochaine action", value: ({ next_action }) => next_action },
    { title: "Prévue le", value: ({ next_action_at }) => next_action_at && formatNumericDateTime(next_action_at) },
    { title: "Réponse due le", value: ({ reply_due_at }) => reply_due_at && formatNumericDateTime(reply_due_at) },
    {
      title: "Première réponse le",
      value: ({ first_reply_at }) => first_reply_at && formatNumericDateTime(first_reply_at),
    },
    { title: "Raison de la perte", value: ({ lost_reason }) => lost_reason && LOST_REASON_LABELS[lost_reason] },
    { title: "Message", value: ({ message }) => message },
  ],
});
