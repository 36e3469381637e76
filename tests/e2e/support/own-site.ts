import { OwnSite } from "../../support/own-site";
import { test } from "./test";

/** A first start migrates, seeds and warms its pages beside everything else that runs. */
const START_TIMEOUT_MS = 240_000;

/** Has every test of this file talk to a site of its own, which starts before the first and ends after the last. */
export function serveOwnSite(environment: Record<string, string> = {}, options: { until?: string } = {}): OwnSite {
  const site = new OwnSite(environment);
  test.use({ baseURL: site.baseURL });
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    await site.start(options);
  });
  test.afterAll(() => site.remove());
  return site;
}
