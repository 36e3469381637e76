import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { INQUIRY_STATUS_LABELS } from "~/features/inquiries/model/inquiry";
import type { CsvColumn } from "~/lib/text/csv";
import { phoneText } from "~/server/forms/phone.server";
import { formatNumericDateTime } from "~/site/format";

interface Inquiry {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  message: string;
  status: InquiryStatus;
  is_spam: boolean;
  created_at: Date;
}

/** An inquiry in a table. */
export const COLUMNS: CsvColumn<Inquiry>[] = [
  { title: "Reçue le", value: ({ created_at }) => formatNumericDateTime(created_at) },
  { title: "Nom", value: ({ name }) => name },
  { title: "E-mail", value: ({ email }) => email },
  { title: "Téléphone", value: ({ phone }) => phone && phoneText(phone) },
  { title: "Entreprise", value: ({ company }) => company },
  { title: "Service", value: ({ service_interest }) => service_interest },
  { title: "Statut", value: ({ status }) => INQUIRY_STATUS_LABELS[status] },
  { title: "Indésirable", value: ({ is_spam }) => is_spam },
  { title: "Message", value: ({ message }) => message },
];
