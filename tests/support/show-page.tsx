import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LazyRouteFunction, RouteObject } from "react-router-dom";
import { matchRoutes } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { loader as rootLoader } from "~/root";
import { siteUrl } from "~/server/env.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { plain } from "./plain-words";
import { postArgs } from "./requests";

interface RouteModule {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
  handle?: unknown;
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

// Asked for one by one: a test waits for the screens that it opens, not for all of them.
const modules = import.meta.glob<RouteModule>("/app/routes/*/route.{ts,tsx}");
const files = new Map(Object.keys(modules).map((file) => [file.replace(/^\/app\/routes\/|\/route\.tsx?$/g, ""), file]));
const names = [...files.keys()];

/** The names of folders tell where routes nest: a name's longest beginning that is a folder too is its parent. */
function parentOf(name: string): string | undefined {
  return names
    .filter((other) => name.startsWith(`${other}.`))
    .sort((a, b) => b.length - a.length)
    .at(0);
}

function pathOf(name: string, parent = parentOf(name)): string | undefined {
  const own = parent ? name.slice(parent.length + 1) : name;
  const parts = own.split(/\.(?![^[]*\])/).filter((part) => !part.startsWith("_"));
  return parts.map(segmentOf).join("/") || undefined;
}

function segmentOf(part: string): string {
  const plain = part.replace(/_$/, "").replace(/\[(.)\]/g, "$1");
  return plain === "$" ? "*" : plain.replace(/^\((.+)\)$/, "$1?").replace(/^\$/, ":");
}

function routesBelow(parent: string | undefined): RouteObject[] {
  return names.filter((name) => parentOf(name) === parent).map(toRoute);
}

type LoadedRoute = ReturnType<LazyRouteFunction<RouteObject>>;

function toRoute(name: string): RouteObject {
  const load = async (): LoadedRoute => {
    const module: RouteModule = (await modules[files.get(name) as string]?.()) ?? {};
    const route = protectRoutes({ [name]: { module } })[name] as { module: RouteModule };
    const { default: Component, ErrorBoundary, handle, loader, action } = route.module;
    return { Component, ErrorBoundary, handle, loader, action } as Awaited<LoadedRoute>;
  };
  const id = `routes/${name}`;
  return name.endsWith("_index")
    ? { id, index: true, path: pathOf(name), lazy: load }
    : { id, path: pathOf(name), lazy: load, children: routesBelow(name) };
}

const routes: RouteObject[] = [
  {
    id: "root",
    loader: (args) => rootLoader(args as LoaderFunctionArgs),
    Component: Outlet,
    children: routesBelow(undefined),
  },
];

/** What a page shows: its words as one reads them, its markup, and its status. */
interface ShownPage {
  status: number;
  html: string;
  words: string;
}

interface Visit {
  cookie?: string;
  /** Of a form that is posted; pairs where a name stands in it more than once. */
  fields?: Record<string, string> | [string, string][];
  /** That the browser prefers. */
  language?: string;
}

/**
 * Asks the real routes for a page, as a browser without scripts would, and renders what they answer.
 * An answer without a page (a redirect) has its address as words.
 */
export async function showPage(path: string, options: Visit = {}) {
  const { cookie, fields, language } = options;
  const headers = { ...(cookie && { Cookie: cookie }), ...(language && { "Accept-Language": language }) };
  const sent = fields && { method: "POST", body: new URLSearchParams(fields) };
  const answer = await askSite(new Request(siteUrl + path, { headers, ...sent }), "192.0.2.1");
  const html = answer.html ?? "";
  const words = answer.html === null ? (answer.headers.get("Location") ?? "") : wordsOf(html);
  return { status: answer.status, html, words } satisfies ShownPage;
}

/** What the real routes answer to a request: a document, or a response without one, whose `html` is null. */
export async function askSite(request: Request, clientAddress: string) {
  const handler = createStaticHandler(routes, { future: { v7_relativeSplatPath: true } });
  const context = await handler.query(request, { requestContext: { clientAddress } });
  if (context instanceof Response) return { status: context.status, headers: context.headers, html: null };
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const headers = new Headers();
  for (const part of [...Object.values(context.actionHeaders), ...Object.values(context.loaderHeaders)])
    for (const cookie of part.getSetCookie()) headers.append("Set-Cookie", cookie);
  return { status: context.statusCode, headers, html };
}

/** What the action of the real route at a path answers to a form: neither its loaders nor its page take part. */
export async function answerTo(path: string, body: string | FormData, { cookie, address }: Sending) {
  const handler = createStaticHandler(routes, { future: { v7_relativeSplatPath: true } });
  const type = typeof body === "string" && { "Content-Type": "application/x-www-form-urlencoded" };
  const headers = { ...type, ...(cookie && { Cookie: cookie }) };
  const request = new Request(siteUrl + path, { method: "POST", body, headers });
  return handler
    .queryRoute(request, { requestContext: { clientAddress: address } })
    .catch((thrown: unknown) => thrown as unknown);
}

/** What an action answers: where it leads, or its form that is shown again. */
export type Answer = Response & {
  data: {
    lastResult: { error: Record<string, string[]>; initialValue: Record<string, string> };
    newerVersion?: number;
  };
  init: { status: number; headers?: Record<string, string> };
};

/** Hands a form to the action of the real route at a path, without the checks that stand before every route. */
export async function postForm(path: string, fields: Record<string, string> | FormData, cookie = "") {
  const match = matchRoutes(routes, new URL(path, siteUrl).pathname)?.at(-1);
  const { action } = (await modules[files.get(routeAt(path)) ?? ""]?.()) ?? {};
  if (!action) throw new Error(`No form is posted to '${path}'`);
  return (await action(postArgs(path, fields, { cookie, params: match?.params as Record<string, string> }))) as Answer;
}

interface Sending {
  cookie?: string | undefined;
  /** Of the sender. */
  address: string;
}

/** The folder of the route that a path leads to. */
export function routeAt(path: string): string {
  const id = matchRoutes(routes, new URL(path, siteUrl).pathname)?.at(-1)?.route.id ?? "";
  return id.replace("routes/", "");
}

/** The text of markup, with plain spaces, apostrophes and dots, so that tests read as the specification does. */
export function wordsOf(html: string): string {
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
  return plain(text);
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
