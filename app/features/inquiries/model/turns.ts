import { formatCount } from "~/lib/text/format-number";
import { formatWeekdayTime } from "~/site/format";
import { isOpen } from "./follow-up";
import type { InquiryStatus } from "./inquiry";

/** What waits, by when: the views of the list beside the one of all, as its address names them. An open lead is in one. */
export const VIEWS = ["en-retard", "aujourdhui", "a-venir", "sans-suite"] as const;

/** Those that ask for something today. */
export const MORNING_VIEWS = ["en-retard", "aujourdhui", "sans-suite"] as const satisfies readonly View[];

export type View = (typeof VIEWS)[number];

export const VIEW_LABELS: Record<View, string> = {
  "en-retard": "En retard",
  aujourdhui: "Aujourd’hui",
  "a-venir": "À venir",
  "sans-suite": "Sans suite prévue",
};

/** What is to be done about a lead that waits for an answer. */
export const REPLY = "Répondre";

/** So many of a view are counted. */
export const VIEW_COUNT_MAX = 1000;

/** How many of a view there are, as its tab says it. */
export function viewCount(count: number): string {
  return count > VIEW_COUNT_MAX ? "1\u202f000+" : String(count);
}

/** How many leads that are due the home of the back office names. */
export const DUE_COUNT = 5;

export interface Turn {
  state: "late" | "due" | "unplanned";
  /** What is to be done; null where `when` says it. */
  action: string | null;
  /** Until when, or how long it is overdue. */
  when: string | null;
}

/** What is to be done next about a lead, in words; null where nothing is. */
export function turnOf(
  {
    status,
    is_spam,
    next_action,
    next_action_at,
    due_at,
  }: {
    status: InquiryStatus;
    is_spam: boolean;
    next_action: string | null;
    next_action_at: Date | null;
    due_at: Date | null;
  },
  now: Date,
): Turn | null {
  if (is_spam || !isOpen(status)) return null;
  if (!due_at) return { state: "unplanned", action: VIEW_LABELS["sans-suite"], when: null };
  const isReply = next_action_at === null || due_at < next_action_at;
  const action = isReply ? REPLY : next_action;
  if (due_at < now)
    return { state: "late", action, when: `En retard de ${durationText(now.getTime() - due_at.getTime())}` };
  const end = formatWeekdayTime(due_at);
  return isReply
    ? { state: "due", action: null, when: `Réponse due avant ${end}` }
    : { state: "due", action: next_action, when: end };
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Up to so many hours are said in hours, more in days. */
const HOURS_MAX = 48;

/** A span of time in the one unit that tells it best. */
function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < HOURS_MAX ? `${hours}\u00a0h` : formatCount(Math.floor(hours / 24), "jour");
}
