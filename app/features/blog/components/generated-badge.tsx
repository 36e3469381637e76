import { Badge } from "~/ui/badge";

/** Marks what a model wrote, and whether it still needs a review. */
export function GeneratedBadge({ isToReview }: { isToReview: boolean }) {
  return <Badge tone="purple">{isToReview ? "Généré par IA, à relire" : "Généré par IA"}</Badge>;
}
