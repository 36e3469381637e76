import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";

/** Prometheus's own checks. @returns what it printed, and whether it found nothing wrong */
function promtool(args: string[], input?: string): { isGood: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync("promtool", args, { input, encoding: "utf8" });
  if (error) throw error;
  return { isGood: status === 0, output: stdout + stderr };
}

/** Series by name and labels, each with its values a minute as promtool writes them: `1x60`, `0+3x60`. */
type Series = Record<string, string>;

/**
 * Which alerts of `deploy/` are firing for these series, as Prometheus itself evaluates the rules.
 * @param expected by minutes since the beginning, the names in their order
 * @returns what promtool found otherwise; empty when nothing
 */
function unlikeExpected(series: Series, expected: Record<number, string[]>): string {
  const folder = makeTemporaryFolder("zellige-alerts-");
  copyFileSync("deploy/prometheus/alerts.yml", join(folder, "alerts.yml"));
  const tests = Object.entries(expected).map(([minute, names]) => ({
    ...{ expr: 'count by (alertname) (ALERTS{alertstate="firing"})', eval_time: `${minute}m` },
    exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
  }));
  const input_series = Object.entries(series).map(([name, values]) => ({ series: name, values }));
  const file = { rule_files: ["alerts.yml"], tests: [{ interval: "1m", input_series, promql_expr_test: tests }] };
  // JSON is YAML too.
  writeFileSync(join(folder, "test.yml"), JSON.stringify(file));
  const { isGood, output } = promtool(["test", "rules", join(folder, "test.yml")]);
  return isGood ? "" : output;
}

/** The real Prometheus on `deploy/prometheus`, asking a site of this machine each second. */
class Prometheus {
  readonly #port = freePort();

  /** It ends with the test. @param token METRICS_TOKEN of the site */
  constructor(site: string, token: string) {
    const folder = makeTemporaryFolder("zellige-prometheus-");
    const config = readFileSync("deploy/prometheus/prometheus.yml", "utf8")
      .replace("scheme: https", "scheme: http")
      .replace("scrape_interval: 30s", "scrape_interval: 1s")
      .replace("/etc/prometheus/zellige.token", join(folder, "token"))
      .replace("www.example.com", new URL(site).host);
    copyFileSync("deploy/prometheus/alerts.yml", join(folder, "alerts.yml"));
    writeFileSync(join(folder, "token"), token);
    writeFileSync(join(folder, "prometheus.yml"), `${config}global: { evaluation_interval: 1s }\n`);
    const options = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
    const child = spawn("prometheus", [...options, `--web.listen-address=127.0.0.1:${this.#port}`], {
      stdio: "ignore",
    });
    onTestFinished(async () => {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    });
  }

  /** What Prometheus makes of the rules: `ok`, or what went wrong. */
  async rules(): Promise<string[]> {
    const { groups } = (await this.#ask("rules")) as { groups: { rules: { health: string; lastError?: string }[] }[] };
    return groups.flatMap(({ rules }) => rules.map(({ health, lastError }) => lastError ?? health));
  }

  /** The values of an expression at this moment. */
  async values(expression: string): Promise<string[]> {
    const data = await this.#ask(`query?query=${encodeURIComponent(expression)}`);
    return (data as { result: { value: [number, string] }[] }).result.map(({ value }) => value[1]);
  }

  async #ask(address: string): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/api/v1/${address}`);
    const { status, data, error } = await answer.json();
    if (status !== "success") throw new Error(error);
    return data;
  }
}

const TOKEN = "a-token-of-the-monitor";
const DAY = 86_400;
/** Names that prom-client gives to figures of Node itself, which promtool would choose otherwise. */
const OF_THE_LIBRARY = /^nodejs_active_\w+_total non-counter metrics should not have "_total" suffix$/;

vi.setConfig({ testTimeout: 180_000 });

/** Of a site that is well, for two hours. */
const WELL: Series = {
  'up{job="zellige"}': "1x120",
  zellige_database_up: "1x120",
  'zellige_request_seconds_count{status="200"}': "0+600x120",
  'zellige_request_seconds_count{status="500"}': "0+6x120",
  'zellige_request_seconds_bucket{le="0.5"}': "0+599x120",
  'zellige_request_seconds_bucket{le="1"}': "0+600x120",
  'zellige_request_seconds_bucket{le="2.5"}': "0+600x120",
  'zellige_request_seconds_bucket{le="+Inf"}': "0+600x120",
  nodejs_eventloop_lag_p99_seconds: "0.02x120",
  'zellige_jobs_oldest_seconds{kind="send-mail"}': "30x120",
  'zellige_jobs_failed{kind="send-mail"}': "0x120",
  zellige_letters_oldest_seconds: "30x120",
  zellige_backup_age_seconds: "3600x120",
  zellige_certificate_expiry_timestamp_seconds: `${60 * DAY}x120`,
  zellige_disk_used_ratio: "0.4x120",
};

/** What is wrong, the alert that it must make, and after how many minutes: before them it must be silent. */
const FAULTS: [what: string, series: Series, alert: string, minutes: number][] = [
  ["the site is away", { 'up{job="zellige"}': "0x120" }, "SiteAway", 2],
  ["the database is away", { zellige_database_up: "0x120" }, "DatabaseAway", 2],
  [
    "one answer in thirty is an error",
    { 'zellige_request_seconds_count{status="500"}': "0+20x120" },
    "ManyFailedAnswers",
    6,
  ],
  [
    "one answer in ten takes two seconds",
    {
      'zellige_request_seconds_bucket{le="0.5"}': "0+540x120",
      'zellige_request_seconds_bucket{le="1"}': "0+540x120",
    },
    "SlowAnswers",
    11,
  ],
  ["the process is busy", { nodejs_eventloop_lag_p99_seconds: "0.6x120" }, "BusyEventLoop", 10],
  ["jobs wait", { 'zellige_jobs_oldest_seconds{kind="send-mail"}': "1801x120" }, "JobsWait", 5],
  ["letters wait", { zellige_letters_oldest_seconds: "3601x120" }, "LettersWait", 5],
  ["the last archive is old", { zellige_backup_age_seconds: "93601x120" }, "BackupOld", 5],
  ["nothing tells of an archive", { zellige_backup_age_seconds: "_x120" }, "BackupOld", 5],
  ["the certificate ends", { zellige_certificate_expiry_timestamp_seconds: `${13 * DAY}x120` }, "CertificateEnds", 60],
  ["the disk is full", { zellige_disk_used_ratio: "0.91x120" }, "DiskFull", 5],
];

describe("the alerts", () => {
  it("are a file that Prometheus reads", () => {
    const { isGood, output } = promtool(["check", "rules", "deploy/prometheus/alerts.yml"]);
    expect([isGood, output]).toEqual([true, expect.stringContaining("SUCCESS")]);
  });

  it.each(FAULTS)("tell that %s", (_what, series, alert, minutes) => {
    expect(unlikeExpected({ ...WELL, ...series }, { [minutes - 1]: [], [minutes]: [alert] })).toBe("");
  });

  it("tell of a job that was given up today, and not of one of the day before", () => {
    const series = { 'zellige_jobs_failed{kind="send-mail"}': "2x1459 3x1460" };
    // The first day of a monitor takes those that were there for new.
    const expected = { 5: ["JobsGivenUp"], 1459: [], 1464: [], 1465: ["JobsGivenUp"], 2910: [] };
    expect(unlikeExpected(series, expected)).toBe("");
  });

  it("are silent while all is well", () => {
    expect(unlikeExpected(WELL, { 1: [], 60: [], 119: [] })).toBe("");
  });

  it("are all tried here", () => {
    const named = [...readFileSync("deploy/prometheus/alerts.yml", "utf8").matchAll(/- alert: (\w+)/g)];
    const tried = [...FAULTS.map(([, , alert]) => alert), "JobsGivenUp"];
    expect(new Set(tried)).toEqual(new Set(named.map(([, name]) => name)));
  });
});

it("Prometheus asks the site by its token, and can answer what the dashboard and the alerts ask", async () => {
  const port = freePort();
  const base = `http://127.0.0.1:${port}`;
  const own = { PORT: port, SITE_URL: base, DATA_DIR: makeTemporaryFolder("zellige-watched-"), METRICS_TOKEN: TOKEN };
  const site = new SiteProcess("start.mjs", own);
  onTestFinished(async () => void (await site.stop()));
  await site.answers(`${base}/healthz`);
  const text = await (await fetch(`${base}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
  const faults = promtool(["check", "metrics"], text).output.split("\n");
  expect(faults.filter((line) => line && !OF_THE_LIBRARY.test(line))).toEqual([]);

  const prometheus = new Prometheus(base, TOKEN);
  await waitFor(async () => expect(await prometheus.values('up{job="zellige"}')).toEqual(["1"]));
  expect(await prometheus.values("zellige_database_up")).toEqual(["1"]);
  await waitFor(async () => expect(new Set(await prometheus.rules())).toEqual(new Set(["ok"])));
  const { panels } = JSON.parse(readFileSync("deploy/grafana/zellige.json", "utf8"));
  const expressions: string[] = panels.flatMap(({ targets = [] }) => targets.map(({ expr }: { expr: string }) => expr));
  expect(expressions.length).toBeGreaterThan(15);
  for (const expression of expressions) await prometheus.values(expression);

  await site.stop();
  await waitFor(async () => expect(await prometheus.values('up{job="zellige"}')).toEqual(["0"]));
});
