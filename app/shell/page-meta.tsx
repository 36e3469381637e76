import { Meta } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import { Children, cloneElement, isValidElement, useContext } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router-dom";
import { isRefused } from "~/lib/forms/form-reply";
import { withSiteName } from "~/lib/text/truncate";
import type { SiteInfo } from "~/site/site-settings";
import { describeError } from "./error-screen";
import { shellCopyIn, usePageLanguage } from "./use-shell-copy";

const ERROR_PREFIX = "Erreur : ";
const TITLE_NAMES = ["og:title", "twitter:title"];
const IMAGE_NAMES = ["og:image", "twitter:image"];

interface TagProps {
  children?: string;
  property?: string;
  name?: string;
  content?: string;
}

/**
 * The routes' meta tags, the site's name behind each title that leaves room for it, its address before each picture's, and 'Erreur : ' before
 * the page's own title while a form is refused: the first thing a screen reader says after a post without JavaScript is
 * the title. A route's `meta` is told neither the site's name nor the action's answer, hence the look at the router's
 * own state.
 */
export function PageMeta({ site }: { site: SiteInfo | undefined }) {
  const actionData = useContext(DataRouterState)?.actionData;
  const tags = Meta() as ReactElement<{ children: ReactNode }>;
  const prefix = Object.values(actionData ?? {}).some(isRefused) ? ERROR_PREFIX : "";
  const instead = useForeignErrorTitle();
  const titled = (title: string) => withSiteName(instead ?? title, site?.siteName ?? "");
  return Children.map(tags.props.children, (tag) => complete(tag, { prefix, titled, siteUrl: site?.siteUrl ?? "" }));
}

/** An error's title on a page that is not in French: a route's `meta` is not told the language of the one that failed. */
function useForeignErrorTitle(): string | undefined {
  const [error] = Object.values(useContext(DataRouterState)?.errors ?? {});
  const language = usePageLanguage();
  return error && language !== "fr" ? describeError(error, shellCopyIn(language)).title : undefined;
}

interface Additions {
  prefix: string;
  titled: (title: string) => string;
  siteUrl: string;
}

function complete(tag: ReactNode, { prefix, titled, siteUrl }: Additions): ReactNode {
  if (!isValidElement<TagProps>(tag)) return tag;
  const { children, property, name, content } = tag.props;
  if (tag.type === "title") return cloneElement(tag, undefined, prefix + titled(String(children)));
  const key = property ?? name ?? "";
  if (TITLE_NAMES.includes(key)) return cloneElement(tag, { content: titled(String(content)) });
  return IMAGE_NAMES.includes(key) ? cloneElement(tag, { content: siteUrl + content }) : tag;
}
