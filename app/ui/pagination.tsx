import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "./app-link";

/** The words of a way through a list. */
export type PaginationWords = Record<"list" | "previous" | "next", string>;

const FRENCH: PaginationWords = { list: "Pages", previous: "Précédente", next: "Suivante" };

const CELL =
  "inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-2.5 border border-transparent text-text-2 no-underline";
const LINK = `${CELL} hover:text-text hover:border-line-strong aria-[current]:text-text aria-[current]:font-[560] aria-[current]:border-accent`;

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  hydrated?: boolean;
  words?: PaginationWords | undefined;
};

/** The way through a long list; nothing when it has one page. */
export function Pagination({ page, pageCount, hrefFor, hydrated = false, words = FRENCH }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      className="figures print:hidden flex flex-wrap items-center gap-1 mt-6 max-sm:justify-between max-sm:gap-0"
      aria-label={words.list}
    >
      {page > 1 && (
        <AppLink className={LINK} to={hrefFor(page - 1)} hydrated={hydrated} rel="prev">
          <ArrowLeft className="flip" aria-hidden="true" />
          <span className="max-sm:sr-only">{words.previous}</span>
        </AppLink>
      )}
      <ol className="flex flex-wrap gap-1 max-sm:gap-0">
        {pageWindow(page, pageCount).map((each, i) => (
          <li key={each ?? `gap-${i}`} className="max-sm:not-first:not-last:not-has-[[aria-current]]:hidden">
            {each === null ? (
              <span className={CELL}>…</span>
            ) : (
              <AppLink
                className={LINK}
                to={hrefFor(each)}
                hydrated={hydrated}
                aria-label={`Page ${each}`}
                aria-current={each === page ? "page" : undefined}
              >
                {each}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <AppLink className={LINK} to={hrefFor(page + 1)} hydrated={hydrated} rel="next">
          <span className="max-sm:sr-only">{words.next}</span>
          <ArrowRight className="flip" aria-hidden="true" />
        </AppLink>
      )}
    </nav>
  );
}

/** The page numbers to offer: the first, the last, the current one and its neighbours; null stands for a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((each, i) => {
    const missing = each - (sorted[i - 1] ?? 0) - 1;
    if (missing === 1) return [each - 1, each];
    return missing > 1 ? [null, each] : [each];
  });
}
