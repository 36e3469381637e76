import type { TestProject } from "vitest/node";
import { OwnSite } from "./own-site";

declare module "vitest" {
  export interface ProvidedContext {
    /** The site of the build that all files of tests/built share. */
    site: { baseURL: string; port: string; folder: string };
  }
}

/** For the files of tests/built: the built site, with the demo data. It starts beside the first tests of other projects. */
export default async function serveBuiltSite(project: TestProject) {
  const site = new OwnSite();
  const { baseURL, port, folder } = site;
  const started = site.start();
  // Its reason is told at the end; the tests that wait for it fail before.
  started.catch(() => {});
  project.provide("site", { baseURL, port, folder });
  return async () => {
    await started;
    await site.remove();
  };
}
