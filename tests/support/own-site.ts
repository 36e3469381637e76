import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./server-environment";
import type { Ended } from "./site-process";
import { SiteProcess } from "./site-process";

/** A site of the build, with a port and a folder of its own. */
export class OwnSite {
  readonly port = freePort();
  readonly baseURL = `http://localhost:${this.port}`;
  #process: SiteProcess | undefined;
  #folder: string | undefined;

  constructor(private readonly environment: Record<string, string> = {}) {}

  /** Where it stores; made when first asked for, since every process of Playwright reads the file that names the site. */
  get folder(): string {
    this.#folder ??= mkdtempSync(path.join(tmpdir(), "zellige-own-"));
    return this.#folder;
  }

  /**
   * Starts it on what it has stored, and waits until it answers.
   * @param aheadMs by how much its clock is ahead
   * @param until the address that answers; another than that of its health where the database is away
   */
  async start({ aheadMs = 0, until = "/healthz" } = {}): Promise<void> {
    const own = { PORT: this.port, SITE_URL: this.baseURL, DATA_DIR: this.folder };
    const clock = `--import=${pathToFileURL(path.resolve("tests/support/later-clock.mjs"))}`;
    const later: Record<string, string> = aheadMs > 0 ? { NODE_OPTIONS: clock, CLOCK_AHEAD_MS: String(aheadMs) } : {};
    this.#process = new SiteProcess("start.mjs", { ...own, ...later, ...this.environment });
    await this.#process.answers(this.baseURL + until);
  }

  async stop(): Promise<Ended | undefined> {
    return this.#process?.stop();
  }

  /** Ends it, and removes what it has stored. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
