import { rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { findForms, inLastingOrder, walkPages } from "../../scripts/steps/scan-forms.mjs";
import { ADMIN } from "../support/e2e-environment";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { TrustPostgres } from "../trust/support/trust-postgres";
import { TrustSite } from "../trust/support/trust-site";
import { checkOutPreviousRelease, testPreviousRelease } from "./support/previous-release";

vi.setConfig({ testTimeout: 1_800_000 });

const CLIENT = "khadija@riad-benali.example";

test("the previous release serves its pages and takes its forms on the schema of this one, which serves what it wrote", async () => {
  const postgres = await TrustPostgres.create();
  const data = makeTemporaryFolder("zellige-previous-");
  onTestFinished(() => {
    postgres.server.remove();
    rmSync(data, { recursive: true });
  });
  const environment = { ...postgres.environment, DATA_DIR: data, SEED_DEMO: "1" };
  const former = new TrustSite(environment, path.join(checkOutPreviousRelease(), "scripts/start.mjs"));
  const present = new TrustSite(environment);
  const sites = [former, present];
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
  await former.start();
  // A client of the demo, whose password nobody knows.
  await postgres.column(`UPDATE credentials SET password_hash =
    (SELECT password_hash FROM credentials WHERE email = '${ADMIN.email}') WHERE email = '${CLIENT}'`);
  const people = [await former.signIn(), await former.signIn({ ...ADMIN, email: CLIENT })];
  const before = await brokenPages(former, people);
  await present.start();

  expect([before, await brokenPages(former, people)]).toEqual([[], []]);
  expect(await brokenForms(former, people)).toEqual([]);
  expect(await brokenPages(present, people)).toEqual([]);
});

test("the previous release passes its own tests on the schema of this one", () => {
  const { passed, failures } = testPreviousRelease(["tests/routes"]);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(1_000);
});

/** Pages of the site, and all that these people reach from their first page, which do not answer as they should. */
async function brokenPages(site: TrustSite, [admin, client]: string[]): Promise<string[]> {
  const map = await site.get("/sitemap.xml");
  const locations = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const walks = [
    { paths: ["/", "/auth", ...locations] },
    { paths: ["/admin"], cookie: admin },
    { paths: ["/dashboard"], cookie: client },
  ];
  const broken: string[] = [];
  for (const walk of walks) {
    const seen: string[] = [];
    for await (const { path: address, status } of walkPages({ base: site.base, ...walk })) {
      seen.push(address);
      if (status !== 200) broken.push(`${address} ${status}`);
    }
    expect(seen.length).toBeGreaterThan(walk.cookie === client ? 3 : 30);
  }
  return broken;
}

/** Forms that these people see, sent as they are filled in, which do not answer as they should: refusals are answers. */
async function brokenForms(site: TrustSite, [admin, client]: string[]): Promise<string[]> {
  const visits = [
    { paths: ["/contact", "/auth", "/avis", "/blog"] },
    { paths: ["/dashboard"], cookie: client },
    { paths: ["/admin"], cookie: admin },
  ];
  const broken: string[] = [];
  let stored = 0;
  for (const { cookie, ...visit } of visits) {
    const forms = await findForms({ base: site.base, ...visit, ...(cookie && { cookie }) });
    for (const { path: address, fields } of inLastingOrder(forms)) {
      const { status } = await site.post(address, Object.fromEntries(fields), { cookie });
      if (status === 0 || status >= 500) broken.push(`${address} ${fields} ${status}`);
      if (status < 400) stored += 1;
    }
  }
  expect(stored).toBeGreaterThan(20);
  return broken;
}
