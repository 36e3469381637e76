import { useSearchParams } from "@remix-run/react";
import { searchHref } from "~/lib/search-href";

/** Addresses of the list at `path` with other filters; the rest of the query stays. */
export function useSearchHref(path: string): (changes: Record<string, string | number | null>) => string {
  const [params] = useSearchParams();
  return (changes) => path + searchHref(params, changes);
}
