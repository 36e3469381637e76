import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createBranchHandlers } from "~/server/node/branch-handlers.server";
import { createRouteTable } from "~/server/page-cache/cache-policy.server";

type Route = ServerBuild["routes"][string];

/** A route of a build whose document says which routes it was given, and what they loaded. */
function route(id: string, parentId: string | undefined, path: string | undefined, module: object = {}): Route {
  const loader = ({ params }: { params: object }) => ({ id, ...params });
  return { id, parentId, path, module: { default: () => null, loader, ...module } } as unknown as Route;
}

const routes: ServerBuild["routes"] = {
  root: route("root", undefined, ""),
  "routes/site": route("routes/site", "root", undefined),
  "routes/news": route("routes/news", "routes/site", "news", { handle: { cache: { query: ["page"] } } }),
  "routes/news.slug": route("routes/news.slug", "routes/site", "news/:slug"),
  "routes/health": route("routes/health", "root", "health", {
    default: undefined,
    loader: () => new Response("well"),
  }),
  "routes/rest": route("routes/rest", "routes/site", "*"),
};

const assets = Object.fromEntries(Object.keys(routes).map((id) => [id, { id, module: "" }]));
let given: string[] = [];

const build = {
  routes,
  assets: { routes: assets, entry: { module: "", imports: [] }, url: "", version: "" },
  future: { v3_singleFetch: true },
  entry: {
    module: {
      default: (
        _request: Request,
        status: number,
        _headers: Headers,
        context: { manifest: { routes: object }; staticHandlerContext: { loaderData: object } },
      ) => {
        given = Object.keys(context.manifest.routes);
        return Response.json(context.staticHandlerContext.loaderData, { status });
      },
    },
  },
};

const table = createRouteTable(routes);
const handler = createBranchHandlers(build as unknown as ServerBuild, table.findLeaf);
const ask = (path: string) => handler(new Request(`http://localhost${path}`), {});

describe("a handler of each branch of routes", () => {
  it("answers with what all of its routes loaded, and knows no other", async () => {
    const answer = await ask("/news/a%20b?page=2");
    expect(await answer.json()).toMatchObject({ root: { id: "root" }, "routes/news.slug": { slug: "a b" } });
    expect(given).toEqual(["root", "routes/site", "routes/news.slug"]);
  });

  it("answers a path that no other route knows by the one for the rest", async () => {
    expect(await (await ask("/nowhere/at/all")).json()).toMatchObject({ "routes/rest": { "*": "nowhere/at/all" } });
  });

  it("answers the framework's own data requests for a page, and what is no page", async () => {
    expect(await (await ask("/news.data")).text()).toContain("routes/news");
    expect(await (await ask("/health")).text()).toBe("well");
  });
});

it("the table of routes says of a path which route answers it, whether by a page, and how it is kept", () => {
  const told = ["/news", "/news.data", "/news/a", "/health", "/x"].map((path) => [
    table.findLeaf(path),
    table.isPage(path),
    table.policy(path),
  ]);
  expect(told).toEqual([
    ["routes/news", true, { query: ["page"] }],
    ["routes/news", true, null],
    ["routes/news.slug", true, null],
    ["routes/health", false, null],
    ["routes/rest", true, null],
  ]);
});
