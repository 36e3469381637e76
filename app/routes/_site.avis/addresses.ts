/** The address of a page of the reviews. */
export function pageHref(page: number): string {
  return page > 1 ? `/avis?page=${page}` : "/avis";
}

/** Where a review stands on its page. */
export function reviewAnchor(id: string): string {
  return `avis-${id}`;
}
