import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const { server, validTo } = await vi.hoisted(async () => {
  const { createServer } = await import("node:https");
  const { readFileSync: read } = await import("node:fs");
  const [cert, key] = ["certificate", "key"].map((name) => read(`tests/fixtures/tls/${name}.pem`, "utf8"));
  const started = createServer({ cert, key });
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  process.env.SITE_URL = `https://localhost:${(started.address() as { port: number }).port}`;
  process.env.METRICS_TOKEN = "a-token-of-the-monitor";
  return { server: started, validTo: cert ?? "" };
});

import { getBeginning } from "~/features/operations/queries/alerts.server";
import { loader } from "~/routes/metrics/route";
import { db } from "~/server/db/db.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { getArgs } from "../support/requests";

beforeEach(resetDatabase);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function figures(): Promise<Map<string, number>> {
  const args = getArgs("/metrics");
  args.request.headers.set("Authorization", "Bearer a-token-of-the-monitor");
  const text = await (await loader(args)).text();
  return new Map([...text.matchAll(/^([a-z0-9_]+) (\S+)$/gm)].map(([, name = "", value]) => [name, Number(value)]));
}

const AGE = "zellige_backup_age_seconds";
const END = "zellige_certificate_expiry_timestamp_seconds";

describe("what the alerts ask for", () => {
  it("has a site without any archive grow older from its beginning, also where every attempt has failed", async () => {
    const beginning = (await getBeginning())!;
    const isSinceBeginning = async () => {
      const age = (await figures()).get(AGE) ?? 0;
      expect(age).toBeGreaterThan(0);
      expect(Math.abs(age - (Date.now() - beginning.getTime()) / 1000)).toBeLessThan(30);
    };
    await isSinceBeginning();
    await db.backupRun.create({ data: { reason: "daily", error: "Le disque est plein" } });
    await isSinceBeginning();
    const started_at = new Date(Date.now() - 3_600_000);
    await db.backupRun.create({ data: { reason: "daily", started_at, file: "zellige.tar" } });
    expect(Math.abs(((await figures()).get(AGE) ?? 0) - 3_600)).toBeLessThan(30);
  });

  it("tells when the certificate of the site ends", async () => {
    const end = new Date(new X509Certificate(validTo).validTo).getTime() / 1000;
    expect((await figures()).get(END)).toBe(end);
  });

  it("is absent where it is not known, and no 0 that would reassure", async () => {
    const away = await withoutDatabase(figures);
    expect(away.get("zellige_database_up")).toBe(0);
    expect([...away.keys()].filter((name) => [AGE, "zellige_letters_oldest_seconds"].includes(name))).toEqual([]);
  });

  it("has a rule of deploy/ each", () => {
    const rules = readFileSync("deploy/prometheus/alerts.yml", "utf8");
    for (const name of [AGE, END, "zellige_jobs_failed"]) expect(rules).toContain(`${name} `);
  });
});
