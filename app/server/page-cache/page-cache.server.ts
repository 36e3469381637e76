import { LRUCache } from "lru-cache";
import { pubSub } from "~/server/db/pub-sub.server";

/** A page as it is sent: rendered, compressed, the same for every anonymous visitor. */
export interface CachedPage {
  /** All but those of one answer or one coding. Names in lower case. */
  headers: Record<string, string>;
  etag: string;
  /** The HTML in each coding we answer in; the plain bytes are had by unpacking. */
  br: Packed;
  gzip: Packed;
  tags: ReadonlySet<string>;
  /** The hour of the day by which its walls are lit; null at night. */
  hour: number | null;
  /** When it was last rendered, or found to be still the same, in milliseconds of the clock. */
  checkedAt: number;
  /** Until when no further rendering is tried after one that failed, in milliseconds of the clock. */
  retryAt: number;
  /** Whether it is packed as small as it gets. */
  isShrunk: boolean;
}

/** A page in one coding, with all headers that go with it: the same answer for all. */
export interface Packed {
  status: 200;
  body: Buffer;
  headers: Record<string, string>;
  rawHeaders: readonly string[];
  head: string;
}

const MAX_BYTES = 32 * 1024 * 1024;
const HEADERS_BYTES = 2048;

const pages = new LRUCache<string, CachedPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ br, gzip }) => br.body.byteLength + gzip.body.byteLength + HEADERS_BYTES,
});

const listeners = new Set<() => void>();

/** The page kept under this key, fresh or not. */
export function getCachedPage(key: string): CachedPage | undefined {
  return pages.get(key);
}

/** Keeps a page; the ones longest not asked for make room. */
export function putCachedPage(key: string, page: CachedPage): void {
  pages.set(key, page);
}

/** How many pages are kept, and how many bytes they take. */
export function keptPages(): { count: number; bytes: number } {
  return { count: pages.size, bytes: pages.calculatedSize };
}

/** Forgets one page. */
export function deleteCachedPage(key: string): void {
  pages.delete(key);
}

/** Drops every page that shows one of these. Called by commands, once their change is committed. */
export function dropCacheTags(...tags: string[]): void {
  for (const [key, page] of pages.entries()) {
    if (tags.some((tag) => page.tags.has(tag))) pages.delete(key);
  }
  for (const listener of listeners) listener();
}

pubSub.subscribe("changes", (tags) => {
  if (tags) return dropCacheTags(...tags);
  // What has changed is not known: pages are rendered before they are shown again, and kept in case that fails.
  for (const page of pages.values()) Object.assign(page, { checkedAt: Number.NEGATIVE_INFINITY, retryAt: 0 });
  for (const listener of listeners) listener();
});

/** Calls `listener` at each drop: a page that is being rendered may show the old state. */
export function onDrop(listener: () => void): void {
  listeners.add(listener);
}
