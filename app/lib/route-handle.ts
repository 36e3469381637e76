/** What a route says about its page, read by the root from all matched routes. */
export interface RouteHandle {
  /** A working screen: the framework's scripts are sent and the page hydrates. Otherwise a content page. */
  hydrate?: boolean;
  /** Addresses of small modules that improve the server's markup (`import url from "~/enhance/x.ts?worker&url"`). */
  enhance?: string[];
  /** Language and direction of the whole page; French, left to right, when absent. */
  lang?: "fr" | "es" | "ar";
  dir?: "ltr" | "rtl";
  /** Largest accepted body of this route's action, in bytes; 64 KB when absent. */
  maxBodyBytes?: number;
  /** What could not be shown when the data is out of reach, such as 'Impossible de charger les demandes'. */
  loadFailure?: string;
  /** Personal or internal: never stored by a cache, kept out of search engines. */
  isPrivate?: boolean;
}
