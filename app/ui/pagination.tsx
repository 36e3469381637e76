import { ArrowLeft, ArrowRight } from "lucide-react";
import { AppLink } from "./app-link";
import { pageWindow } from "./page-window";

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  hydrated?: boolean;
};

/** The way through a long list; nothing when it has one page. */
export function Pagination({ page, pageCount, hrefFor, hydrated = false }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pages figures" aria-label="Pages">
      {page > 1 && (
        <AppLink to={hrefFor(page - 1)} hydrated={hydrated} rel="prev">
          <ArrowLeft className="flip" aria-hidden="true" />
          <span className="pages-word">Précédente</span>
        </AppLink>
      )}
      <ol>
        {pageWindow(page, pageCount).map((each, i) => (
          <li key={each ?? `gap-${i}`}>
            {each === null ? (
              <span className="pages-gap">…</span>
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
          <span className="pages-word">Suivante</span>
          <ArrowRight className="flip" aria-hidden="true" />
        </AppLink>
      )}
    </nav>
  );
}
