import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../../support/server-environment";
import { makeTemporaryFolder } from "../../support/temporary-folder";

/** Prometheus's own checks. @returns what it printed, and whether it found nothing wrong */
export function promtool(args: string[], input?: string): { isGood: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync("promtool", args, { input, encoding: "utf8" });
  if (error) throw error;
  return { isGood: status === 0, output: stdout + stderr };
}

/** Series by name and labels, each with its values a minute as promtool writes them: `1x60`, `0+3x60`. */
export type Series = Record<string, string>;

/**
 * Which alerts of `deploy/` are firing for these series, as Prometheus itself evaluates the rules.
 * @param expected by minutes since the beginning, the names in their order
 * @returns what promtool found otherwise; empty when nothing
 */
export function unlikeExpected(series: Series, expected: Record<number, string[]>): string {
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
export class Prometheus {
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
