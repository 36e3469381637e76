import { Badge } from "~/ui/badge";

/** Marks what a model wrote, and whether somebody has yet to read it over. */
export function GeneratedBadge({ isToReview }: { isToReview: boolean }) {
  return <Badge tone="purple">{isToReview ? "Généré par IA, à relire" : "Généré par IA"}</Badge>;
}
