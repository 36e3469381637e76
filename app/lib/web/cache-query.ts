/** Which parameters of the query a cached page depends on; any other is left out of what is rendered. */
export interface CacheQuery {
  /** Read by the page: each combination is a page of its own. */
  query?: string[];
  /** Read by the page and too varied to be worth keeping: a request that has one is rendered each time. */
  unless?: string[];
  /** Has a form of its own: kept only without a query, by whose address it hydrates; browsers store nothing of it. */
  hasForm?: boolean;
  /** The form says where its sender comes from: kept for each leading page of the site, rendered for other sources. */
  isBySource?: boolean;
}
