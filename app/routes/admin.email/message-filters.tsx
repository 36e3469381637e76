import type { MailList } from "~/features/mail/schema";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-search-href";

interface MessageFiltersProps {
  list: MailList;
  counts: { total: number; waiting: number; sent: number; failed: number };
  isMailSent: boolean;
}

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
];

/** Which messages are shown: one state, a search, an order; all of it in the address. */
export function MessageFilters({ list, counts, isMailSent }: MessageFiltersProps) {
  const hrefFor = useSearchHref("/admin/email");
  const item = (
    status: MailList["status"],
    label: string,
    count: number,
    tone: "neutral" | "yellow" | "green" | "red",
  ) => ({
    to: hrefFor({ status: status ?? null, page: null }),
    label,
    count,
    tone,
    isCurrent: list.status === status,
  });
  return (
    <>
      <StatusFilterStrip
        label="Filtrer les messages"
        items={[
          item(undefined, "Tous", counts.total, "neutral"),
          item("waiting", isMailSent ? "En attente" : "Gardés", counts.waiting, "yellow"),
          item("sent", "Envoyés", counts.sent, "green"),
          item("failed", "Échoués", counts.failed, "red"),
        ]}
      />
      <SearchToolbar
        action="/admin/email"
        label="Rechercher un message"
        placeholder="Destinataire, objet"
        q={list.q}
        selects={[{ name: "sort", label: "Trier", value: list.sort, options: SORTS }]}
        kept={{ status: list.status }}
      />
    </>
  );
}
