import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "./app-link";
import { pageWindow } from "./page-window";

/** The words of a way through a list. */
export type PaginationWords = Record<"list" | "previous" | "next", string>;

const FRENCH: PaginationWords = { list: "Pages", previous: "Précédente", next: "Suivante" };

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  hydrated?: boolean;
  /** In another language than French. */
  words?: PaginationWords | undefined;
};

/** The way through a long list; nothing when it has one page. */
export function Pagination({ page, pageCount, hrefFor, hydrated = false, words = FRENCH }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      className="pages figures [&_a]:inline-flex [&_a]:items-center [&_a]:justify-center [&_a]:gap-2 [&_a]:min-w-11 [&_a]:min-h-11 [&_a]:px-2.5 [&_a]:border [&_a]:border-transparent [&_a]:text-text-2 [&_a]:no-underline [&_a:hover]:text-text [&_a:hover]:border-line-strong [&_a[aria-current]]:text-text [&_a[aria-current]]:font-[560] [&_a[aria-current]]:border-accent max-sm:[&_li:not(:first-child,_:last-child,_:has([aria-current]))]:hidden flex flex-wrap items-center gap-1 mt-6 max-sm:justify-between max-sm:gap-0"
      aria-label={words.list}
    >
      {page > 1 && (
        <AppLink to={hrefFor(page - 1)} hydrated={hydrated} rel="prev">
          <ArrowLeft className="flip" aria-hidden="true" />
          <span className="max-sm:absolute max-sm:w-px max-sm:h-px max-sm:overflow-hidden max-sm:[clip-path:inset(50%)]">
            {words.previous}
          </span>
        </AppLink>
      )}
      <ol className="flex flex-wrap gap-1 max-sm:gap-0">
        {pageWindow(page, pageCount).map((each, i) => (
          <li key={each ?? `gap-${i}`}>
            {each === null ? (
              <span className="inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-2.5 border border-transparent text-text-2 no-underline">
                …
              </span>
            ) : (
              <AppLink
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
        <AppLink to={hrefFor(page + 1)} hydrated={hydrated} rel="next">
          <span className="max-sm:absolute max-sm:w-px max-sm:h-px max-sm:overflow-hidden max-sm:[clip-path:inset(50%)]">
            {words.next}
          </span>
          <ArrowRight className="flip" aria-hidden="true" />
        </AppLink>
      )}
    </nav>
  );
}
