import type { Step } from "~/features/analytics/model/periods";
import { STEP_LABELS } from "~/features/analytics/model/periods";
import { UNKNOWN_CLIENT } from "~/features/projects/model/project";
import { formatNumber } from "~/lib/text/format-number";
import { formatMad, formatShortDate } from "~/site/format";
import { peakOf } from "~/ui/charts/columns";

interface Figures {
  totalMad: number;
  monthMad: number;
  payingClients: number;
  pendingMad: number;
}

/** The four figures, each with what it is computed from. */
export function toTiles({ totalMad, monthMad, payingClients, pendingMad }: Figures, month: string) {
  return [
    { label: "Total Revenue", value: formatMad(totalMad), hint: "Budgets des projets terminés" },
    { label: "Monthly Revenue", value: formatMad(monthMad), hint: `Budgets des projets terminés en ${month}` },
    {
      label: "Paying Clients",
      value: formatNumber(payingClients),
      hint: "Clients d’au moins un projet terminé et chiffré",
    },
    { label: "Pending Payments", value: formatMad(pendingMad), hint: "Budgets des projets en attente ou en cours" },
  ];
}

/** What came in month by month, in words and numbers; money is written on the server. */
export function toChart(steps: readonly Step[], earned: readonly number[]) {
  const points = steps.map(({ label, name }, index) => {
    const value = earned[index] ?? 0;
    return { label, name, value, shown: formatMad(value) };
  });
  const peak = peakOf(earned);
  const description =
    peak === null
      ? "Aucun projet terminé et chiffré sur ces douze mois."
      : `Budgets des projets selon le mois où ils se terminent. Le plus\u202f: ${points[peak]?.shown}, ${steps[peak]?.name}.`;
  return {
    title: "Revenus par mois",
    description,
    points,
    stepLabel: STEP_LABELS.months,
    valueLabel: "Revenus",
    tone: "yellow" as const,
  };
}

interface Transaction {
  id: string;
  title: string;
  client: string | null;
  amountMad: number;
  earnedAt: Date;
}

/** A completed project as a line of the accounts. */
export function toTransaction({ id, title, client, amountMad, earnedAt }: Transaction) {
  return {
    id,
    title,
    client: client ?? UNKNOWN_CLIENT,
    amount: formatMad(amountMad),
    earnedAt: earnedAt.toISOString(),
    earned: formatShortDate(earnedAt),
  };
}
