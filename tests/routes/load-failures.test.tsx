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
import { ADMIN_SECTIONS } from "~/shell/admin-sections";
import { withoutDatabase } from "../support/database";
import { cookie, openOffice } from "../support/office";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

interface Screen {
  loader: unknown;
  default: ComponentType;
  handle?: unknown;
  ErrorBoundary?: ComponentType;
}

const REVIEW = "00000000-0000-4000-8000-000000000001";
const PATH = "/admin/screen";

beforeEach(openOffice);

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

it.each([
  [{ intent: "published", value: "true" }, "", "Impossible de modifier le statut"],
  [{ intent: "declined" }, "", "Impossible de modifier le statut"],
  [{ intent: "featured", value: "false" }, "", "Impossible de modifier le statut vedette"],
  [{ confirm: "yes" }, `/${REVIEW}/delete`, "Impossible de supprimer l'avis"],
] as [Record<string, string>, string, string][])(
  "without its database a moderation %j says what it could not do, and offers the same post again",
  async (sent, below, sentence) => {
    const path = `/admin/testimonials${below}`;
    const fields = { ...sent, id: REVIEW };
    const { status, html, words } = await withoutDatabase(() => showPage(path, { cookie, fields }));
    expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]]).toEqual([503, "Erreur"]);
    expect(words).toContain(`${sentence}.`);
    expect(html).toContain(`action="${path}"`);
    for (const [name, value] of Object.entries(fields)) expect(html).toContain(`name="${name}" value="${value}"`);
  },
);

it("without its database every screen of the sidebar says what it could not load", async () => {
  const paths = ADMIN_SECTIONS.flatMap(({ entries }) => entries.map(({ to }) => to));
  for (const path of paths) {
    const { html } = await withoutDatabase(() => showPage(path, { cookie }));
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], path).toMatch(/^Impossible de /);
  }
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
