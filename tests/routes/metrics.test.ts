import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

// A site whose certificate can be asked for.
const { server, validTo } = await vi.hoisted(async () => {
  const { createServer } = await import("node:https");
  const { readFileSync: read } = await import("node:fs");
  const [cert, key] = ["certificate", "key"].map((name) => read(`tests/fixtures/tls/${name}.pem`, "utf8"));
  const started = createServer({ cert, key });
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  process.env.SITE_URL = `https://localhost:${(started.address() as { port: number }).port}`;
  process.env.METRICS_TOKEN = "a-token-of-the-monitor";
  process.env.SLOW_REQUEST_MS = "1";
  return { server: started, validTo: cert ?? "" };
});

import { getBeginning } from "~/features/operations/alerts.server";
import { loader } from "~/routes/metrics/route";
import { db } from "~/server/db/db.server";
import { logger } from "~/server/logger.server";
import { createSiteServer } from "~/server/node/http-server.server";
import { countError } from "~/server/watching/error-groups.server";
import { measureRequests } from "~/server/watching/measure-requests.server";
import { providerSeconds } from "~/server/watching/metrics.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { keepLetter } from "../support/mail";
import { getArgs } from "../support/requests";
import { waitFor } from "../support/wait-for";

beforeEach(resetDatabase);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (authorization = "Bearer a-token-of-the-monitor") => {
  const args = getArgs("/metrics");
  args.request.headers.set("Authorization", authorization);
  return loader(args);
};
const metrics = async () => (await ask()).text();
async function figures(): Promise<Map<string, number>> {
  const lines = (await metrics()).matchAll(/^([a-z0-9_]+) (\S+)$/gm);
  return new Map([...lines].map(([, name = "", value]) => [name, Number(value)]));
}

const measure = measureRequests((pathname) => (pathname === "/services" ? "routes/_site.services" : null));

/** A request to a server whose application asks the database once. */
async function visit(path: string) {
  const app = async () => {
    await db.$queryRaw`SELECT pg_sleep(0.01)::text`;
    return new Response("<p>", { headers: { "Content-Type": "text/html" } });
  };
  const site = createSiteServer(
    { app, policy: () => null, isPage: () => true, files: new Map() },
    () => false,
    measure,
  );
  onTestFinished(() => void site.close());
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

describe("/metrics", () => {
  it("is there for whoever knows the token alone", async () => {
    for (const wrong of ["", "Bearer a-token-of-the-monitoR", "a-token-of-the-monitor"]) {
      await expect(ask(wrong)).rejects.toMatchObject({ init: { status: 404 } });
    }
    const answer = await ask();
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("tells of requests by route and status, whatever paths are made up", async () => {
    await visit("/services");
    for (const path of ["/made-up-1", "/made-up-2"]) await visit(path);
    await waitFor(async () => {
      const text = await metrics();
      expect(text).toContain('zellige_request_seconds_count{route="_site.services",method="GET",status="200"} 1');
      expect(text).toContain('zellige_request_seconds_count{route="none",method="GET",status="200"} 2');
      expect(text).not.toContain("made-up");
    });
  });

  it("tells of jobs, letters and costs, and that the database is away", async () => {
    await db.job.create({ data: { kind: "send-mail", run_at: new Date(Date.now() - 90_000) } });
    await keepLetter();
    const text = await metrics();
    expect(text).toContain('zellige_jobs_due{kind="send-mail"} 1');
    expect(text).toMatch(/zellige_jobs_oldest_seconds\{kind="send-mail"\} 9\d/);
    expect(text).toContain('zellige_letters{status="waiting"} 1');
    expect(text).toContain("zellige_database_up 1");
    const away = await withoutDatabase(metrics);
    expect(away).toContain("zellige_database_up 0");
    expect(away).not.toContain('kind="send-mail"');
  });

  it("knows each figure that the dashboard and the alerts of deploy/ ask for", async () => {
    const generation = await db.generation.create({ data: { kind: "single" } });
    const cost = { provider: "gemini", cost_micro_usd: 2_500_000 };
    await db.generationItem.create({ data: { ...cost, generation_id: generation.id, position: 0, brief: {} } });
    await db.job.create({ data: { kind: "send-mail" } });
    countError({ event: "unexpected-error" });
    providerSeconds.observe({ provider: "gemini", outcome: "answered" }, 2);
    await visit("/services");
    const text = await metrics();
    expect(text).toContain('zellige_provider_cost_usd{provider="gemini"} 2.5');
    const wanted = ["deploy/grafana/zellige.json", "deploy/prometheus/alerts.yml"].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\b(?:zellige|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name),
    );
    const known = new Set([...text.matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(([, name]) => name));
    expect(new Set(wanted).size).toBeGreaterThan(15);
    expect([...new Set(wanted)].filter((name) => !known.has(name))).toEqual([]);
  });
});

it("a slow request is written into the log with the statements that it waited for", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  await visit("/services");
  expect(warn.mock.calls.map(([line]) => line)).toContainEqual({
    ...{ event: "slow-request", path: "/services", ms: expect.any(Number), statementCount: 1 },
    ...{ databaseMs: expect.any(Number), statements: [{ ms: expect.any(Number), sql: "SELECT pg_sleep(0.01)::text" }] },
  });
});

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
