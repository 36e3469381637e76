import { afterAll } from "vitest";
import { makeTemporaryFolder } from "../../support/temporary-folder";
import { TrustPostgres } from "./trust-postgres";
import { TrustSite } from "./trust-site";

/** A running site with the demo's data on a server of its own, at the top of a file of tests and until they are over. */
export async function openSiteOnPostgres(changes: Record<string, string> = {}) {
  const postgres = await TrustPostgres.open();
  const DATA_DIR = makeTemporaryFolder("zellige-trust-");
  const site = new TrustSite({ ...postgres.environment, DATA_DIR, SEED_DEMO: "1", ...changes });
  afterAll(async () => void (await site.stop()));
  await site.start();
  return { postgres, site };
}
