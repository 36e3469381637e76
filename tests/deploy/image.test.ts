import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";
import { buildah, buildImage, makeBases } from "./support/container-images";

interface ImageConfig {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

const ISOLATE = `set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount --bind "$DATA" "$ROOT/data"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$OWNER" "$ROOT" /usr/bin/env -i "$@"`;

/**
 * An image as `docker run --read-only --tmpfs /tmp --volume DATA:/data` runs it, but for the network, which is the
 * machine's: its files as a read-only root in a mount namespace of their own, its user, environment and command.
 */
class Container {
  readonly #container: string;
  readonly root: string;
  readonly config: ImageConfig;

  constructor(
    image: string,
    private readonly data: string,
  ) {
    this.config = JSON.parse(buildah("inspect", "--type", "image", image)).Docker.config;
    this.#container = buildah("from", "--pull=never", image);
    this.root = buildah("mount", this.#container);
  }

  /** Starts a command of the image, its own unless told. */
  start(environment: Record<string, string> = {}, command = this.config.Cmd): ChildProcess {
    const [file = "", ...args] = this.#commandLine(environment, command);
    return spawn(file, args, { env: this.#places, stdio: ["ignore", "pipe", "pipe"] });
  }

  /** Runs a command to its end. */
  run(command: string[], environment: Record<string, string> = {}) {
    const [file = "", ...args] = this.#commandLine(environment, command);
    return spawnSync(file, args, { env: this.#places, encoding: "utf8" });
  }

  remove(): void {
    buildah("rm", this.#container);
  }

  get #places() {
    const places = { ROOT: this.root, DATA: this.data, OWNER: this.config.User };
    return { PATH: process.env.PATH, NODE_ENV: "production" as const, ...places };
  }

  #commandLine(environment: Record<string, string>, command: string[]): string[] {
    const variables = [...this.config.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)];
    const inside = ["sh", "-c", `cd ${this.config.WorkingDir} && exec "$@"`, "sh", ...command];
    return ["unshare", "--mount", "sh", "-c", ISOLATE, "sh", ...variables, ...inside];
  }
}

/** Asks a process to end. @returns its exit code */
async function endOf(child: ChildProcess): Promise<number | null> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  return (await ended)[0];
}

vi.setConfig({ testTimeout: 300_000, hookTimeout: 1_800_000 });

const IMAGE = "localhost/zellige";
const MAX_MB = 350;
const PATIENCE = { timeout: 120_000, interval: 100 };

const data = path.join(makeTemporaryFolder("zellige-image-"), "data");
const port = freePort();
const url = `http://localhost:${port}`;
const own = { PORT: port, SITE_URL: url };
let container: Container;

beforeAll(async () => {
  makeBases("24");
  await buildImage(IMAGE);
  mkdirSync(data);
  chownSync(data, 10_001, 10_001);
  container = new Container(IMAGE, data);
});

afterAll(() => container?.remove());

/** Waits until it answers. @returns what it has written until it has ended */
async function serve(environment: Record<string, string>, visit: () => Promise<void>) {
  const site = container.start({ ...own, ...environment });
  let text = "";
  for (const output of [site.stdout, site.stderr]) output?.on("data", (chunk) => (text += chunk));
  try {
    await waitFor(async () => {
      if (site.exitCode !== null) throw new Error(text);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    }, PATIENCE);
    await visit();
  } finally {
    expect(await endOf(site)).toBe(0);
  }
  return text;
}

it(`has ${MAX_MB} MB at most, and nothing of what only its building needs`, () => {
  const [size] = execFileSync("du", ["--summarize", "--apparent-size", "--block-size=1MB", container.root], {
    encoding: "utf8",
  }).split("\t");
  console.log(`The image has ${size} MB.`);
  expect(Number(size)).toBeLessThanOrEqual(MAX_MB);
  const site = path.join(container.root, container.config.WorkingDir);
  expect(readdirSync(site).sort()).toEqual(["LICENSE", "build", "node_modules", "package.json", "prisma", "scripts"]);
  const spare = ["vite", "typescript", "prisma", "@playwright", "three"];
  expect(spare.filter((name) => existsSync(path.join(site, "node_modules", name)))).toEqual([]);
});

it("runs as a user without rights, on a root that it cannot write", () => {
  const { stdout } = container.run([
    "sh",
    "-c",
    "id -u; touch /srv/zellige/a || echo refused; touch /data/a && rm /data/a",
  ]);
  expect(stdout).toBe("10001\nrefused\n");
});

it("makes its database on the volume, serves, is found healthy, and ends on SIGTERM", async () => {
  const health = ["node", ...container.config.Healthcheck.Test.slice(2)];
  expect(container.run(health, own).status).toBe(1);
  const said = await serve({}, async () => {
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Casablanca")]);
    expect((await fetch(`${url}/auth`)).status).toBe(200);
    expect(container.run(health, own).status).toBe(0);
  });
  expect(said).toMatch(/admin@example\.com/);
  expect(said).not.toMatch(/Installing|Generating|Building/);
});

it("goes on with what the volume holds", async () => {
  const said = await serve({}, async () => {
    expect((await fetch(`${url}/blog`)).status).toBe(200);
  });
  expect(said).not.toMatch(/admin@example\.com/);
});

it("serves from PostgreSQL by two workers, and archives it by the programs that it brings", async () => {
  const postgres = await TrustPostgres.create();
  try {
    const environment = { ...postgres.environment, WEB_CONCURRENCY: "2" };
    await serve(environment, async () => {
      const { status, stderr } = container.run(["node", "scripts/command.mjs", "backup"], environment);
      expect([stderr, status]).toEqual(["", 0]);
    });
    const archives = readdirSync(path.join(data, "backups/archives"));
    expect(archives).toEqual([expect.stringMatching(/\.zellige\.tar$/)]);
    const check = ["node", "scripts/command.mjs", "restore", "--check", `/data/backups/archives/${archives[0]}`];
    expect(container.run(check, environment).status).toBe(0);
  } finally {
    postgres.server.remove();
  }
});
