import type { CacheQuery } from "~/lib/web/cache-query";
import type { Language } from "./language";
import { isLanguage } from "./language";

/** The same page for readers of another language or country. */
export interface Alternate {
  /** BCP 47 tag, or 'x-default' for all other languages. */
  hreflang: string;
  /** Path on this site. */
  path: string;
}

/** What a route says about its page, read by the root from all matched routes. */
export interface RouteHandle {
  /**
   * A working screen: the framework's scripts are sent and the page hydrates. Otherwise a content page. 'on-intent': a
   * page that most people only read hydrates once a user works with it (and names `client/hydrate-on-intent`).
   */
  hydrate?: boolean | "on-intent";
  /** Addresses of small modules that improve the server's markup (`import url from "~/client/x.ts?worker&url"`). */
  enhance?: string[];
  /** Address of the page's whole style sheet (`import url from "~/styles/x.css?url"`); that of public pages when absent. */
  sheet?: string;
  /** Language of the whole page, and so its direction; of a page that may be in any, by its loader's data. French when absent. */
  lang?: Language | ((data: unknown) => Language | undefined);
  /** All versions of this page, itself included, or of what its loader has found: each version has to name the same ones. */
  alternates?: readonly Alternate[] | ((data: unknown) => readonly Alternate[]);
  /** Largest accepted body of this route's action, in bytes; 64 KB when absent. */
  maxBodyBytes?: number;
  /** How often one client or link may ask this route's loader: few for what makes a file anew, more for stored files. */
  reads?: "heavy" | "files";
  /** Origins besides our own to which the answer to a form of the page may lead. */
  formOrigins?: readonly string[];
  /** What could not be shown when the data is out of reach, such as 'Impossible de charger les demandes', or so in each language. */
  loadFailure?: string | Record<Language, string>;
  /** What a post to a route of the office could not do while the data is out of reach, by what was sent. */
  storeFailure?: (sent: Record<string, string>) => string | undefined;
  /**
   * The page is the same for every anonymous visitor, so it may be kept rendered. It is rendered from its address,
   * theme and hour alone: its loaders must read nothing else of the request.
   */
  cache?: CacheQuery;
  /** Personal or internal: never stored by a cache, kept out of search engines. */
  isPrivate?: boolean;
  /** A private page that search engines may list all the same, since it leads to what is private: the sign-in. */
  isFindable?: boolean;
}

/** The language of a page whose loader returns it as `language`. */
export function loadedLanguage(data: unknown): Language | undefined {
  return (data as { language?: Language } | undefined)?.language;
}

/** The versions of a page, as its innermost route that has some says. */
export function alternatesOf(matches: readonly { handle?: unknown; data?: unknown }[]): readonly Alternate[] {
  const said = matches.map(({ handle, data }) => {
    const { alternates } = (handle ?? {}) as RouteHandle;
    return typeof alternates === "function" ? alternates(data) : alternates;
  });
  return said.findLast((alternates) => alternates !== undefined) ?? [];
}

/**
 * The language of a page, as its innermost route says. Where that depends on data which the loader has not found, it is
 * the signed-in user's, or the browser's for a session whose user cannot be read; else French.
 */
export function languageOf(matches: readonly { handle?: unknown; data?: unknown }[]): Language {
  const root = matches[0]?.data as { user?: { language?: Language } | null; language?: Language | null } | undefined;
  const said = matches.map(({ handle, data }) => {
    const { lang } = (handle ?? {}) as RouteHandle;
    return typeof lang === "function" ? (lang(data) ?? root?.user?.language ?? root?.language) : lang;
  });
  return said.findLast(isLanguage) ?? "fr";
}
