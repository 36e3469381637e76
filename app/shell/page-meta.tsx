import { Meta } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import { Children, cloneElement, isValidElement, useContext } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router-dom";

const ERROR_PREFIX = "Erreur : ";

/**
 * The routes' meta tags, with 'Erreur : ' before the title while a form is refused: the first thing a screen
 * reader says after a post without JavaScript is the title. A route's `meta` is not told of action data,
 * hence the look at the router's own state.
 */
export function PageMeta() {
  const actionData = useContext(DataRouterState)?.actionData;
  const tags = Meta() as ReactElement<{ children: ReactNode }>;
  const isRefused = Object.values(actionData ?? {}).some(isFormError);
  return isRefused ? Children.map(tags.props.children, prefixTitle) : tags;
}

function isFormError(value: { lastResult?: { status?: string } } | null | undefined): boolean {
  return value?.lastResult?.status === "error";
}

function prefixTitle(tag: ReactNode): ReactNode {
  if (!isValidElement<{ children: string }>(tag) || tag.type !== "title") return tag;
  return cloneElement(tag, undefined, ERROR_PREFIX + tag.props.children);
}
