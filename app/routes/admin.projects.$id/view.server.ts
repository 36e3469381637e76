import { SPACE_COPY } from "~/content/project-space";
import {
  INVOICE_KIND_LABELS,
  INVOICE_STATE_LABELS,
  INVOICE_STATE_TONES,
  stateOf,
} from "~/features/invoices/model/invoice";
import type { listInvoicesOfProjectForTeam } from "~/features/invoices/queries.server";
import { MILESTONE_STATE_LABELS, MILESTONE_TONES, progressOf } from "~/features/projects/milestones/model/milestone";
import { headlineOf, milestoneView, newsOf } from "~/features/projects/milestones/model/milestone-view";
import type { TrackedMilestone } from "~/features/projects/milestones/queries.server";
import type { ProjectStatus } from "~/features/projects/model/project";
import { isOver } from "~/features/projects/model/project";
import { formatMoney } from "~/lib/money/format-money";
import { dayInCasablanca } from "~/site/calendar";

const NEWS_MAX = 3;

interface ProjectTrack {
  status: ProjectStatus;
  milestones: TrackedMilestone[];
  userId: string;
}

export function toStanding({ status, milestones, userId }: ProjectTrack) {
  const reader = { copy: SPACE_COPY.fr, language: "fr", userId, now: new Date(), isOver: isOver(status) } as const;
  const { done, total } = progressOf(milestones);
  return {
    headline: headlineOf({ status, milestones }, SPACE_COPY.fr, "fr"),
    progress: total > 0 ? SPACE_COPY.fr.progress(done, total) : null,
    steps: milestones.map((milestone) => {
      const { id, title, state, due, late, kept } = milestoneView(milestone, reader);
      const told = [due, kept, late].filter(Boolean).join(" · ");
      return { id, title, told, label: MILESTONE_STATE_LABELS[state], tone: MILESTONE_TONES[state] };
    }),
    news: newsOf(milestones, reader, NEWS_MAX).map(({ id, what, title, by, on }) => ({
      id,
      line: [`${on}\u202f: ${what}`, title, by].filter(Boolean).join(" · "),
    })),
  };
}

type Invoice = Awaited<ReturnType<typeof listInvoicesOfProjectForTeam>>[number];

/** The issued invoices, and what is left to pay in each currency. */
export function toMoney(invoices: readonly Invoice[]) {
  const left = new Map<Invoice["currency"], number>();
  for (const { currency, balance } of invoices) {
    const remaining = Math.max(0, balance?.remaining ?? 0);
    if (remaining > 0) left.set(currency, (left.get(currency) ?? 0) + remaining);
  }
  const today = dayInCasablanca(new Date());
  return {
    left: [...left].map(([currency, sum]) => formatMoney(sum, currency)),
    invoices: invoices.map((invoice) => {
      const { id, kind, number, currency, payable } = invoice;
      const state = stateOf(invoice, today);
      const amount = formatMoney(kind === "credit" ? -payable : payable, currency);
      const shown = { label: INVOICE_STATE_LABELS[state], tone: INVOICE_STATE_TONES[state], amount };
      return { id, name: `${INVOICE_KIND_LABELS[kind]} ${number ?? ""}`, ...shown };
    }),
  };
}
