import { Badge } from "~/ui/badge";

export function GeneratedBadge({ isToReview }: { isToReview: boolean }) {
  return <Badge tone="purple">{isToReview ? "Généré par IA, à relire" : "Généré par IA"}</Badge>;
}
