import type { NavLink } from "../navigation";

/** What went wrong, and what one can do about it. */
export interface ErrorCopy {
  title: string;
  text: string;
}

/** The words around every page, in the page's own language. */
export interface ShellCopy {
  skipLink: string;
  mainNavigation: string;
  menu: string;
  home: string;
  services: string;
  cases: string;
  blog: string;
  contact: string;
  signIn: string;
  /** In place of the sign-in link, for a signed-in user. */
  ownSpace: string;
  quote: string;
  /** The two ways to ask for one, each by its name. */
  quoteWays: { label: string; app: string; chat: string; form: string };
  /** What a visitor's conversation begins with when it comes from the header or the call to action. */
  quoteMessage: string;
  serviceLinks: readonly NavLink[];
  footer: {
    tagline: string;
    agency: string;
    agencyLinks: readonly NavLink[];
    countries: string;
    networks: string;
    /** Where a visitor sees what is kept of an address. */
    ownData: NavLink;
  };
  theme: { label: string; dark: string; light: string; system: string };
  callToAction: {
    title: string;
    text: string;
    chat: string;
    call: string;
    promises: readonly [string, string, string];
  };
  /** While the next page is fetched. */
  loading: string;
  closeMessage: string;
  /** By status; anything else is `unexpectedError`. */
  errors: Readonly<Record<number, ErrorCopy>>;
  unexpectedError: ErrorCopy;
  /** Before the title of a page whose form was refused. */
  errorPrefix: string;
  /** Before the letters by which we find what happened. */
  errorReference: string;
  /** No answer came, or a part of one. */
  connectionError: ErrorCopy;
  backHome: string;
  retry: string;
}
