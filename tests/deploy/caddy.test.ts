import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";
import { ask, holdsBehind, openSite } from "./support/site-behind-proxy";

/** The real Caddy on `deploy/Caddyfile`, with ports, a certificate and a folder of this machine. */
class Caddy {
  readonly host = "localhost";
  readonly securePort = freePort();
  readonly plainPort = freePort();
  #log = "";
  readonly #process: ChildProcess;

  private constructor(upstream: number | string) {
    const folder = makeTemporaryFolder("zellige-caddy-");
    const own = [
      ...["debug", "admin off", "local_certs", "skip_install_trust", "default_bind 127.0.0.1"],
      ...[`http_port ${this.plainPort}`, `https_port ${this.securePort}`, `storage file_system ${folder}`],
    ];
    const file = join(folder, "Caddyfile");
    writeFileSync(file, readFileSync("deploy/Caddyfile", "utf8").replace(/^\{$/m, `{\n${own.join("\n")}`));
    const site = { SITE_HOST: this.host, SITE_UPSTREAM: `127.0.0.1:${upstream}` };
    const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...site };
    const args = ["run", "--config", file, "--adapter", "caddyfile"];
    this.#process = spawn("caddy", args, { env, stdio: ["ignore", "ignore", "pipe"] });
    this.#process.stderr?.on("data", (chunk) => {
      this.#log += chunk;
    });
  }

  /** @param upstream the port of the site */
  static async start(upstream: number | string): Promise<Caddy> {
    const caddy = new Caddy(upstream);
    await waitFor(
      () => {
        if (!caddy.#log.includes("certificate obtained successfully")) throw new Error(caddy.#log);
      },
      { timeout: 60_000 },
    );
    return caddy;
  }

  /** What it has logged until now. */
  get log(): string {
    return this.#log;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, "close");
    this.#process.kill("SIGTERM");
    await ended;
  }
}

vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

const TOKEN = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";
const port = freePort();
let caddy: Caddy;
let close = () => {};

beforeAll(async () => {
  caddy = await Caddy.start(port);
});

afterAll(async () => {
  await caddy.stop();
  close();
});

it("waits for a site that starts anew, and logs no private link meanwhile", async () => {
  const answer = ask(caddy, `/devis/${TOKEN}`, { headers: { referer: `https://x.example/${TOKEN}` } });
  await waitFor(() => expect(caddy.log).toMatch(/dial tcp .*: connection refused/));
  const { server } = await openSite(Number(port));
  close = () => server.close();
  expect((await answer).headers[":status"]).toBe(200);
  expect(caddy.log).not.toContain(TOKEN);
});

holdsBehind(() => caddy, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
