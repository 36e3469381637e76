/** Which parameters of the query a cached page depends on; any other is left out of what is rendered. */
export interface CacheQuery {
  /** Read by the page: each combination is a page of its own. */
  query?: string[];
  /** Read by the page and too varied to be worth keeping: a request that has one is rendered each time. */
  unless?: string[];
  /**
   * A page with a form of its own. It is kept for requests without a query alone, since it hydrates by the address that
   * it was rendered for; browsers store nothing of it; and whom it was shown to is known when the form is sent.
   */
  hasForm?: boolean;
  /**
   * The form says where its sender comes from: the page is kept for each page of the site that led to it, and rendered
   * for those whom a campaign led here, or another site.
   */
  isBySource?: boolean;
}
