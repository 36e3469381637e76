import type { Block, Email, Reader } from "~/features/mail/model/email";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { greeting } from "./greeting";

export const LEADS_DIGEST = "leads-digest";

/** A part of what waits: how many there are in all, and the first of them. */
export interface WaitingLeads {
  title: string;
  count: number;
  /** Whether there are more than were counted. */
  isMore?: boolean;
  /** Address of the whole list. */
  path: string;
  leads: readonly { id: string; name: string; nextAction: string | null }[];
}

interface LeadsDigest extends Omit<Reader, "language"> {
  parts: readonly WaitingLeads[];
}

/** What waits for one of the team this morning. Parts that are empty are left out. */
export function leadsDigest({ recipient, fullName, parts }: LeadsDigest): Email {
  const waiting = parts.filter(({ count }) => count > 0);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const said = waiting.some(({ isMore }) => isMore) ? "plus de " : "";
  return {
    kind: LEADS_DIGEST,
    recipient,
    language: "fr",
    subject: `Aujourd’hui\u202f: ${said}${formatCount(total, "demande")} à suivre`,
    blocks: [
      greeting("fr", fullName),
      ...waiting.flatMap(blocksOf),
      { type: "action", label: "Ouvrir les demandes", path: waiting[0]?.path ?? "/admin/inquiries" },
    ],
  };
}

function blocksOf({ title, count, isMore, path, leads }: WaitingLeads): Block[] {
  const rows = leads.map(({ id, name, nextAction }): [string, string] => [
    nextAction ? `${name}, ${nextAction}` : name,
    `/admin/inquiries/${id}`,
  ]);
  const rest: [string, string][] = count > leads.length ? [["Voir tout", path]] : [];
  return [
    { type: "text", text: `${title}\u202f: ${isMore ? "plus de " : ""}${formatNumber(count)}` },
    { type: "links", rows: [...rows, ...rest] },
  ];
}
