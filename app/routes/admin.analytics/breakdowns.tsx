import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUS_TONES,
  INQUIRY_STATUSES,
  serviceLabel,
} from "~/features/inquiries/model/inquiry";
import { OTHER_SERVICES } from "~/features/marketing/analytics/model";
import { formatNumber } from "~/lib/text/format-number";
import { BarTable } from "~/ui/bar-table";

interface BreakdownsProps {
  periodLabel: string;
  statuses: Partial<Record<string, number>>;
  services: { name: string | null; count: number }[];
  categories: { category: string; total: number; published: number }[];
}

const NONE_RECEIVED = "Aucune demande sur cette période.";

export function Breakdowns({ periodLabel, statuses, services, categories }: BreakdownsProps) {
  const byStatus = INQUIRY_STATUSES.map((status) => ({
    label: INQUIRY_STATUS_LABELS[status],
    count: statuses[status] ?? 0,
    tone: INQUIRY_STATUS_TONES[status],
    to: `/admin/inquiries?status=${status}`,
  }));
  const byService = services.map(({ name, count }) => ({
    label: serviceLabel({ service_interest: name, tier_name: null }),
    count,
    tone: name === null || name === OTHER_SERVICES ? ("neutral" as const) : ("blue" as const),
  }));
  const byCategory = categories.map(({ category, total, published }) => ({
    label: category,
    count: total,
    tone: "neutral" as const,
    to: `/admin/blog?category=${encodeURIComponent(category)}`,
    note: `${formatNumber(published)} ${published === 1 ? "publié" : "publiés"}`,
  }));
  const hasReceived = byStatus.some(({ count }) => count > 0);
  return (
    <div className="*:min-w-0 grid gap-y-10 gap-x-[clamp(1.5rem,3vw,3rem)] mt-7 wide:grid-cols-3">
      <BarTable
        title={`Demandes par statut, ${periodLabel}`}
        columns={["Statut", "Demandes"]}
        rows={hasReceived ? byStatus : []}
        empty={NONE_RECEIVED}
      />
      <BarTable
        title={`Demandes par service, ${periodLabel}`}
        columns={["Service", "Demandes"]}
        rows={byService}
        empty={NONE_RECEIVED}
      />
      <BarTable
        title="Articles par catégorie"
        columns={["Catégorie", "Articles"]}
        rows={byCategory}
        empty="Aucun article pour le moment."
      />
    </div>
  );
}
