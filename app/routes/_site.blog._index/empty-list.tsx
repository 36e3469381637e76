import { blogCopy } from "~/content/blog";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

interface EmptyListProps {
  isDown: boolean;
  /** Whether all articles were asked for: then there is none at all. */
  isWhole: boolean;
}

/** A list without an article: none yet, none found, or none in reach, each with a way on. */
export function EmptyList({ isDown, isWhole }: EmptyListProps) {
  const { title, text, action } = isDown ? blogCopy.unavailable : isWhole ? blogCopy.none : blogCopy.nothingFound;
  const to = isWhole && !isDown ? "/services/programming" : "/blog";
  return (
    <EmptyState title={title} action={<LinkButton to={to}>{action}</LinkButton>}>
      <p>{text}</p>
    </EmptyState>
  );
}
