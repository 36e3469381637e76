import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "@playwright/test";
import { freePort } from "../../support/e2e-environment";
import { SiteProcess } from "../../support/site-process";

/** A first start migrates, seeds and warms its pages beside everything else that runs. */
const START_TIMEOUT_MS = 240_000;

/** A site that the tests of one file alone talk to and store in. */
export class OwnSite {
  readonly #port = freePort();
  readonly baseURL = `http://localhost:${this.#port}`;
  #process: SiteProcess | undefined;
  #folder: string | undefined;

  constructor(private readonly environment: Record<string, string>) {}

  /** Where it stores; made when first asked for, since every process of Playwright reads the file that names the site. */
  get folder(): string {
    this.#folder ??= mkdtempSync(path.join(tmpdir(), "zellige-own-"));
    return this.#folder;
  }

  /** Starts it on what it has stored, and waits until it answers. @param aheadMs by how much its clock is ahead */
  async start({ aheadMs = 0 } = {}): Promise<void> {
    const own = { PORT: this.#port, SITE_URL: this.baseURL, DATA_DIR: this.folder };
    const clock = `--import=${pathToFileURL(path.resolve("tests/support/later-clock.mjs"))}`;
    const later: Record<string, string> = aheadMs > 0 ? { NODE_OPTIONS: clock, CLOCK_AHEAD_MS: String(aheadMs) } : {};
    this.#process = new SiteProcess("start.mjs", { ...own, ...later, ...this.environment });
    await this.#process.answers(`${this.baseURL}/healthz`);
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
  }
}

/** Has every test of this file talk to a site of its own, which starts before the first and ends after the last. */
export function serveOwnSite(environment: Record<string, string> = {}): OwnSite {
  const site = new OwnSite(environment);
  test.use({ baseURL: site.baseURL });
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    await site.start();
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(site.folder, { recursive: true, force: true });
  });
  return site;
}
