import type { APIRequestContext } from "@playwright/test";
import { addressesOf, readRouteTable } from "../../support/route-table";

const routes = readRouteTable()
  .filter(({ path }) => !path.includes("*"))
  .map(({ path }) => addressesOf(path));

/** Every address of the site map that the build under test has a page for, by its path. */
export async function listPublicPaths(request: APIRequestContext, baseURL: string): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replace(baseURL, "") || "/");
  return paths.filter((path) => routes.some((route) => route.test(path)));
}
