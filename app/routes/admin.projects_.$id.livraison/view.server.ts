import type { getHandover, getReviewRequest } from "~/features/handovers/queries.server";
import { formatDate } from "~/site/format";

type Handover = Awaited<ReturnType<typeof getHandover>>;
type Asked = Awaited<ReturnType<typeof getReviewRequest>>;

/** What the fields of the form hold. */
export function valuesOf(handover: Handover) {
  return {
    summary: handover?.summary ?? "",
    accesses: handover?.accesses ?? "",
    files: handover?.files.map(({ id }) => id) ?? [],
    version: handover ? String(handover.version) : "",
  };
}

export type HandoverValues = ReturnType<typeof valuesOf>;

/** Where the hand-over and the question for a review stand, a sentence each. */
export function standingOf(handover: Handover, asked: Asked): string[] {
  const at = handover?.handed_over_at;
  if (!at) return ["Pas encore livré. Le client ne voit rien de cette page avant que vous confirmiez."];
  return [`Livré le ${formatDate(at)}.`, ...(asked ? [reviewSentence(asked)] : [])];
}

function reviewSentence(asked: NonNullable<Asked>): string {
  const { due_at, asked_at, reminded_at, answered_at, refused_at } = asked;
  if (answered_at) return `Le client a donné son avis le ${formatDate(answered_at)}.`;
  if (refused_at) return `Le client ne souhaite pas donner d’avis (${formatDate(refused_at)}).`;
  if (reminded_at) return `Avis demandé, puis rappelé le ${formatDate(reminded_at)}. Aucune autre lettre ne part.`;
  if (asked_at) return `Avis demandé le ${formatDate(asked_at)}, rappelé une fois après une semaine.`;
  return `Son avis lui est demandé par lettre le ${formatDate(due_at)}.`;
}
