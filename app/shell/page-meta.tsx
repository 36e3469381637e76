import { Meta } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import { Children, cloneElement, isValidElement, useContext } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router-dom";
import { isRefused } from "~/lib/forms/form-reply";
import { withSiteName } from "~/lib/text/truncate";
import type { SiteInfo } from "~/site/site-settings";
import { describeError } from "./error-screen";
import { shellCopyIn, usePageLanguage } from "./use-shell-copy";

const TITLE_NAMES = ["og:title", "twitter:title"];
const IMAGE_NAMES = ["og:image", "twitter:image"];
const IMAGE_WORDS = ["og:image:alt", "twitter:image:alt"];
const OWN_PAGE = /^\/og\/[a-z-]+\.png/;

interface TagProps {
  children?: string;
  property?: string;
  name?: string;
  content?: string;
}

/**
 * The routes' meta tags, with what `meta` is not told: the site's name behind a title that leaves room for it, the site's
 * address before that of a picture, and 'Erreur : ' before the title while a form is refused, since a screen reader says
 * the title first after a post without JavaScript.
 */
export function PageMeta({ site }: { site: SiteInfo | undefined }) {
  const actionData = useContext(DataRouterState)?.actionData;
  const tags = Meta() as ReactElement<{ children: ReactNode }>;
  const { errorPrefix } = shellCopyIn(usePageLanguage());
  const prefix = Object.values(actionData ?? {}).some(isRefused) ? errorPrefix : "";
  const instead = useForeignErrorTitle();
  const { siteUrl = "", siteName = "" } = site ?? {};
  const titled = (title: string) => withSiteName(instead ?? title, siteName);
  const parts = Children.toArray(tags.props.children);
  // What the owner shows in place of the picture that is drawn.
  const sharePicture = parts.some(isOwnPage) ? site?.appearance?.sharePicture : undefined;
  return Children.map(parts, (tag) => {
    if (!isValidElement<TagProps>(tag)) return tag;
    const { children, property, name, content } = tag.props;
    if (tag.type === "title") return cloneElement(tag, undefined, prefix + titled(String(children)));
    const key = property ?? name ?? "";
    if (TITLE_NAMES.includes(key)) return cloneElement(tag, { content: titled(String(content)) });
    if (IMAGE_NAMES.includes(key)) return cloneElement(tag, { content: siteUrl + (sharePicture ?? content) });
    if (!sharePicture) return tag;
    if (key === "og:image:type") return cloneElement(tag, { content: "image/jpeg" });
    return IMAGE_WORDS.includes(key) ? cloneElement(tag, { content: siteName }) : tag;
  });
}

/** Whether an error boundary is shown: such a page has no address of its own and nothing to be found for. */
export function useIsErrorPage(): boolean {
  return Boolean(useContext(DataRouterState)?.errors);
}

/** An error's title on a page that is not in French: a route's `meta` is not told the language of the one that failed. */
function useForeignErrorTitle(): string | undefined {
  const [error] = Object.values(useContext(DataRouterState)?.errors ?? {});
  const language = usePageLanguage();
  return error && language !== "fr" ? describeError(error, shellCopyIn(language)).title : undefined;
}

/** Whether the picture of a page is one of the site's own pages, not of an article, a service or a work. */
function isOwnPage(tag: ReactNode): boolean {
  return isValidElement<TagProps>(tag) && tag.props.property === "og:image" && OWN_PAGE.test(tag.props.content ?? "");
}
