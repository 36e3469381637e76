import { turnOf } from "~/features/inquiries/model/follow-up";
import type { listDueInquiries } from "~/features/inquiries/queries.server";
import type { getOwed, listUnanswered } from "~/features/invoices/revenue.server";
import type { UnreadThread } from "~/features/projects/messages/queries.server";
import type { DueMilestone } from "~/features/projects/milestones/queries.server";
import { formatMoney } from "~/lib/money/format-money";
import { showPhone } from "~/server/forms/phone.server";
import { formatShortDate } from "~/site/format";

type Due = Awaited<ReturnType<typeof listDueInquiries>>[number];

export type DueLead = ReturnType<typeof toDueLeads>[number];

/** Formatted on the server: a browser's tables of dates and names may be older or newer than ours. */
export function toDueLeads(due: readonly Due[], now: Date) {
  return due.flatMap(({ id, name, phone, ...lead }) => {
    const turn = turnOf(lead, now);
    return turn ? [{ id, name, phone: showPhone(phone), turn }] : [];
  });
}

export type OwedData = ReturnType<typeof toOwed>;

export function toOwed({ invoices, sums }: Awaited<ReturnType<typeof getOwed>>, today: string) {
  return {
    sums: sums.map(({ currency, open }) => formatMoney(open, currency)),
    invoices: invoices.map(({ id, number, client, due_on, remaining, currency }) => ({
      id,
      number,
      client,
      amount: formatMoney(remaining, currency),
      due: formatShortDate(due_on),
      isLate: due_on.toISOString().slice(0, 10) < today,
    })),
  };
}

export type UnansweredData = ReturnType<typeof toUnanswered>;

export function toUnanswered(quotes: Awaited<ReturnType<typeof listUnanswered>>) {
  return quotes.map(({ id, number, title, client, gross, currency, valid_until }) => ({
    id,
    number,
    title,
    client: client ?? "",
    until: formatShortDate(valid_until),
    amount: formatMoney(gross, currency),
  }));
}

export type ProjectsDueData = ReturnType<typeof toProjectsDue>;

interface ProjectsDue {
  unread: readonly UnreadThread[];
  late: readonly DueMilestone[];
  awaited: readonly DueMilestone[];
}

export function toProjectsDue({ unread, late, awaited }: ProjectsDue) {
  const ofMilestone = ({ id, title, due_on, waits_for, project_id, project }: DueMilestone) => ({
    id,
    to: `/admin/projects/${project_id}${title === null ? "" : "/etapes"}`,
    title: project,
    what: [title ?? "Échéance", waits_for, due_on && `le ${formatShortDate(due_on)}`].filter(Boolean).join(", "),
  });
  return {
    unread: unread.map(({ id, title, client, count, last_at }) => ({
      id,
      to: `/admin/projects/${id}/messages`,
      title,
      what: `${client ?? "Client"}, ${count === 1 ? "1 message" : `${count} messages`}, le ${formatShortDate(last_at)}`,
    })),
    late: late.map(ofMilestone),
    awaited: awaited.map(ofMilestone),
  };
}
