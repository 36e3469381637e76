import type { ActionFunctionArgs, LoaderFunction } from "@remix-run/node";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { beforeEach, expect, it } from "vitest";
import * as admin from "~/routes/admin/route";
import * as home from "~/routes/admin._index/route";
import * as analytics from "~/routes/admin.analytics/route";
import * as blog from "~/routes/admin.blog/route";
import * as clients from "~/routes/admin.clients/route";
import * as email from "~/routes/admin.email/route";
import * as inquiries from "~/routes/admin.inquiries/route";
import * as marketing from "~/routes/admin.marketing/route";
import * as projects from "~/routes/admin.projects/route";
import * as revenue from "~/routes/admin.revenue/route";
import * as seo from "~/routes/admin.seo/route";
import * as services from "~/routes/admin.services/route";
import * as testimonials from "~/routes/admin.testimonials/route";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";

interface Screen {
  loader: unknown;
  default: ComponentType;
  handle?: unknown;
  ErrorBoundary?: ComponentType;
}

const PATH = "/admin/screen";
let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
});

/** A module of a route as the build protects it, in the words of the router. */
function routeOf(id: string, module: Screen) {
  const loader = protectRoutes({ [id]: { module } })[id]?.module.loader as LoaderFunction;
  const { default: Component, handle, ErrorBoundary } = module;
  return {
    ...{ id, Component, handle, hasErrorBoundary: Boolean(ErrorBoundary) },
    ...(ErrorBoundary && { ErrorBoundary }),
    loader: (args: unknown) => loader(args as ActionFunctionArgs),
  };
}

/** A screen of the back office as its reader finds it: its status, and what it says. */
async function open(screen: Screen) {
  const routes = [
    { ...routeOf("routes/admin", admin), path: "/admin", children: [{ ...routeOf("screen", screen), path: "screen" }] },
  ];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(getArgs(PATH, { cookie }).request);
  if (context instanceof Response) throw context;
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { status: context.statusCode, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], html };
}

it.each<[string, Screen, string]>([
  ["home", home, "statistiques"],
  ["analytics", analytics, "statistiques"],
  ["revenue", revenue, "statistiques"],
  ["marketing", marketing, "statistiques"],
  ["articles", blog, "articles"],
  ["search engines", seo, "articles"],
  ["projects", projects, "projets"],
  ["clients", clients, "clients"],
  ["services", services, "services"],
  ["inquiries", inquiries, "demandes"],
  ["reviews", testimonials, "avis"],
  ["messages", email, "messages"],
])("without its database the screen of %s says so, with a way on", async (_name, screen, things) => {
  const { status, heading, html } = await withoutDatabase(() => open(screen));
  expect([status, heading]).toEqual([503, `Impossible de charger les ${things}`]);
  expect(html).toContain("Retour à l’administration");
  expect(html).toMatch(new RegExp(`<a[^>]* href="${PATH}"[^>]*>Réessayer`));
});

it("a screen that fails by a bug of ours shows a reference, and what went wrong is told to nobody", async () => {
  const broken: Screen = {
    ...home,
    loader: () => {
      throw new Error("Cannot read the secret 1234");
    },
  };
  const { status, heading, html } = await open(broken);
  expect([status, heading]).toEqual([500, "Une erreur s’est produite"]);
  expect(html).toMatch(/Référence à nous donner\u202f: <bdi[^>]*>[A-Z2-9]{4}-[A-Z2-9]{4}<\/bdi>/);
  expect(html).not.toContain("secret");
});
