import { useLocation, useSearchParams } from "@remix-run/react";
import { searchHref } from "~/lib/web/search-href";

/** The path of the page. */
export function usePathname(): string {
  return useLocation().pathname;
}

/** The query of the page's address. */
export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  return params;
}

/** Addresses of the list at `path` with other filters; the rest of the query stays. */
export function useSearchHref(path: string): (changes: Record<string, string | number | null>) => string {
  const params = useQuery();
  return (changes) => path + searchHref(params, changes);
}
