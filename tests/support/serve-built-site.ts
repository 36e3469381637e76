import type { TestProject } from "vitest/node";
import { OwnSite } from "./own-site";

declare module "vitest" {
  export interface ProvidedContext {
    /** The site of the build that all files of tests/built share. */
    site: { baseURL: string; port: string; folder: string };
  }
}

/** Before the first file of tests/built: the built site, with the demo data. */
export default async function serveBuiltSite(project: TestProject) {
  const site = new OwnSite();
  const { baseURL, port, folder } = site;
  await site.start();
  project.provide("site", { baseURL, port, folder });
  return () => site.remove();
}
