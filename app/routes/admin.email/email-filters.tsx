import type { MailList } from "~/features/mail/schema";
import { ListFilters } from "~/ui/list-filters";

interface EmailFiltersProps {
  list: MailList;
  counts: { total: number; waiting: number; sent: number; failed: number };
  isMailSent: boolean;
}

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
];

/** Which e-mails are shown: one state, a search, an order; all of it in the address. */
export function EmailFilters({ list, counts, isMailSent }: EmailFiltersProps) {
  return (
    <ListFilters
      action="/admin/email"
      strip={{
        label: "Filtrer les messages",
        name: "status",
        current: list.status,
        items: [
          { label: "Tous", count: counts.total, tone: "neutral" },
          { value: "waiting", label: isMailSent ? "En attente" : "Gardés", count: counts.waiting, tone: "yellow" },
          { value: "sent", label: "Envoyés", count: counts.sent, tone: "green" },
          { value: "failed", label: "Échoués", count: counts.failed, tone: "red" },
        ],
      }}
      search={{
        label: "Rechercher un message",
        placeholder: "Destinataire, objet",
        q: list.q,
        selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }],
      }}
    />
  );
}
