/** Which parameters of the query a cached page depends on; any other is left out of what is rendered. */
export interface CacheQuery {
  /** Read by the page: each combination is a page of its own. */
  query?: string[];
  /** Read by the page and too varied to be worth keeping: a request that has one is rendered each time. */
  unless?: string[];
}
