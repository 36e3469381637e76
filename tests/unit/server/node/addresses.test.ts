import { createRequire } from "node:module";
import type { RequestHandler, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import type * as Router from "@remix-run/router";
import type { Mock, MockInstance } from "vitest";
import { beforeEach, expect, it, vi } from "vitest";
import { PATH_MAX_LENGTH, URL_MAX_LENGTH, urlRefusal } from "~/server/http/url-limit.server";
import { Exchange } from "~/server/node/exchange.server";
import { answer } from "~/server/node/http-server.server";
import remixOptions from "../../../../remix.config.js";

// The very object through which the framework compares addresses with routes.
const router = createRequire(createRequire(import.meta.url).resolve("@remix-run/server-runtime"))(
  "@remix-run/router",
) as typeof Router;

/** The framework with our options, on a site of two routes. */
function makeFramework(): RequestHandler {
  const module = { default: () => null };
  const route = (id: string, rest: object) => ({ id, module, ...rest });
  return createRequestHandler(
    {
      entry: { module: { default: () => new Response("page") } },
      routes: { root: route("root", { path: "" }), any: route("any", { parentId: "root", path: "*" }) },
      assets: { version: "1", routes: { root: {}, any: {} }, entry: { module: "", imports: [] }, url: "" },
      future: remixOptions.future,
      publicPath: "/",
      assetsBuildDirectory: "",
      isSpaMode: false,
    } as unknown as ServerBuild,
    "production",
  );
}

const framework = makeFramework();
let app: Mock<RequestHandler>;
let matches: MockInstance<typeof router.matchRoutes>;

function ask(url: string) {
  const incoming = { method: "GET", url, headers: {}, socket: {} };
  const outgoing = { once: () => undefined };
  return answer(
    { app, policy: () => null, isPage: () => false, files: new Map() },
    new Exchange(incoming as never, outgoing as never),
  );
}

beforeEach(() => {
  app = vi.fn((request) => framework(request));
  matches = vi.spyOn(router, "matchRoutes");
});

const LONGEST = `/${"a/".repeat(PATH_MAX_LENGTH / 2)}`.slice(0, PATH_MAX_LENGTH);

it.each([
  ["a page", "/a"],
  ["the longest path", LONGEST],
  ["the longest query", `/a?${"a&".repeat(URL_MAX_LENGTH / 2 - 2)}`],
  ["data of a page", "/a.data?_routes=root"],
  ["routes that a page may need", `/__manifest?version=1&p=/${"a/".repeat(1000)}`],
  ["routes of many pages", `/__manifest?version=1&${"p=/a&".repeat(500)}`],
])("compares an address with the routes a few times, whoever asks for %s", async (_, url) => {
  await ask(url);
  expect(app).toHaveBeenCalledTimes(1);
  expect(matches.mock.calls.length).toBeGreaterThan(0);
  expect(matches.mock.calls.length).toBeLessThanOrEqual(3);
});

it.each([
  [`/admin/${"a/".repeat(3500)}`, 414],
  [`/about${"/".repeat(15_000)}x`, 414],
  [`/__manifest?version=1&p=/admin/${"a/".repeat(3650)}`, 414],
  [`/contact?${"a=1&".repeat(3800)}`, 414],
  ["/?_data=root", 400],
  ["/contact?a=1&%5Fdata=nothing", 400],
])("answers %.40s… in a sentence of French, without asking the application", async (url, status) => {
  const { body, ...answered } = await ask(url);
  expect(answered).toMatchObject({ status, headers: { "content-type": "text/html; charset=utf-8" } });
  expect(String(body)).toContain('lang="fr"');
  expect(app).not.toHaveBeenCalled();
});

it("lets through what people do ask", () => {
  const campaign = `?utm_source=newsletter&utm_campaign=${"x".repeat(100)}&fbclid=${"y".repeat(200)}`;
  const search = `?q=${encodeURIComponent("ض".repeat(100))}&category=Marketing`;
  for (const query of ["", campaign, search]) expect(urlRefusal({ pathname: "/blog", search: query })).toBeNull();
});
