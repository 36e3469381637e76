import type {} from "@remix-run/node";

// What the Node adapter hands to loaders and actions. All are absent under an adapter that knows nothing of them
// (plain remix-serve, an edge runtime), so readers must have a fallback.
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The visitor's address, seen through exactly TRUST_PROXY proxies. */
    clientAddress?: string;
    /** The same id as in the X-Request-Id answer header and in the access log. */
    requestId?: string;
    /** The page is kept, and sent to every anonymous visitor: it may hold nothing made for one answer. */
    isShared?: boolean;
  }
}
