import type { PaginationWords } from "./pagination";
import { Pagination } from "./pagination";
import { useSearchHref } from "./use-address";

export type ListPaginationProps = {
  action: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  words?: PaginationWords;
};

/** The way through a list of the back office; its filters stay. */
export function ListPagination({ action, page, pageCount, words }: ListPaginationProps) {
  const hrefFor = useSearchHref(action);
  const toPage = (each: number) => hrefFor({ page: each > 1 ? each : null });
  return <Pagination page={page} pageCount={pageCount} hrefFor={toPage} hydrated words={words} />;
}
