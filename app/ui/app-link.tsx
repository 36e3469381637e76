import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

export type AppLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of the site, or any address with a scheme (https:, tel:, mailto:). */
  to: string;
  /** Whether the target is a screen with the framework's scripts, reached without loading a document. */
  hydrated?: boolean;
  /** For a hydrated target: stay where one is on the page (a dialog, a filter). */
  preventScrollReset?: boolean;
  /** For a hydrated target: do not add an entry to the history. */
  replace?: boolean;
};

/** What the framework marks a link with whose route it is to look for. */
const DISCOVERED = { "data-discover": "true" };

const hasScheme = (to: string) => /^([a-z][a-z+.-]*:|\/\/)/i.test(to);

/**
 * The one link of the site. To a content page it loads a document, so that the page's own modules run;
 * to a hydrated screen it navigates on the client.
 */
export function AppLink({ to, hydrated = false, preventScrollReset, replace, ...rest }: AppLinkProps) {
  if (hasScheme(to)) return <a rel={/^https?:/i.test(to) ? "noopener" : undefined} {...rest} href={to} />;
  if (to.startsWith("#")) return <a {...rest} href={to} />;
  if (!hydrated && to.startsWith("/")) return <a {...rest} href={to} />;
  if (!hydrated) return <Link reloadDocument discover="none" {...rest} to={to} />;
  // On the server the framework resolves each address against all routes, to the same.
  if (import.meta.env.SSR && to.startsWith("/")) return <a {...rest} href={to} {...DISCOVERED} />;
  return <Link preventScrollReset={preventScrollReset} replace={replace} {...rest} to={to} />;
}
