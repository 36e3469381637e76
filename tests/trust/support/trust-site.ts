import { once } from "node:events";
import { connect } from "node:net";
import { START_ENV, START_FLAGS, untilItRests } from "../../../scripts/steps/site-process.mjs";
import { ADMIN, freePort } from "../../support/server-environment";
import type { Ended } from "../../support/site-process";
import { SiteProcess } from "../../support/site-process";
import { waitUntil } from "../../support/wait-for";

type Fields = Record<string, string>;

/** What came back of a request; status 0 when nothing did. */
export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  /** Milliseconds until the whole answer was there, without those in which a busy machine had no processor for it. */
  took: number;
}

interface Asked {
  method?: string;
  cookie?: string | undefined;
  fields?: Fields;
  headers?: Fields;
}

const PATIENCE_MS = 60_000;

/** The built site, as `npm start` runs it, in a process that is killed and started again on the same data. */
export class TrustSite {
  readonly port = freePort();
  readonly base = `http://localhost:${this.port}`;
  #process: SiteProcess | undefined;

  constructor(private readonly environment: Fields) {}

  /** @returns the milliseconds until it answered; its database included, unless another address is to be waited for */
  async start(path = "/healthz"): Promise<number> {
    const own = { PORT: this.port, SITE_URL: this.base, LOG_LEVEL: "info" };
    this.#process = new SiteProcess("start.mjs", { ...START_ENV, ...own, ...this.environment }, [], START_FLAGS);
    return this.#process.answers(this.base + path);
  }

  /** As a lack of memory or of power would end it. */
  async kill(): Promise<void> {
    await this.#process?.stop("SIGKILL");
  }

  async stop(): Promise<Ended | undefined> {
    return this.#process?.stop();
  }

  /** Bytes of memory in use, as Linux counts them. */
  get memory(): number {
    return this.#process?.memory ?? 0;
  }

  /** Waits until its pages are rendered beforehand, and nothing else is left to do. */
  async rests(): Promise<void> {
    await waitUntil(() => this.#process?.stdout.includes('"event":"pages-warmed"'), { timeout: 120_000 });
    await untilItRests(this.#process?.pid ?? 0);
  }

  /** By how many bytes the memory in use goes beyond that of before, at most, while something is done. */
  async memoryRise(work: () => Promise<void>): Promise<number> {
    const before = this.memory;
    this.#process?.forgetPeakMemory();
    await work();
    return (this.#process?.peakMemory ?? 0) - before;
  }

  get #queued(): number {
    return this.#process?.millisecondsInQueue ?? 0;
  }

  get(path: string, asked: Asked = {}): Promise<Answer> {
    return this.#ask(path, asked);
  }

  post(path: string, fields: Fields, asked: Asked = {}): Promise<Answer> {
    return this.#ask(path, { method: "POST", fields, ...asked });
  }

  /** @returns the Cookie header of the person who signed in */
  async signIn({ email, password } = ADMIN): Promise<string> {
    const answer = await this.post("/auth", { intent: "sign-in", email, password, redirectTo: "/dashboard" });
    if (answer.status !== 303) throw new Error(`Signing in answers ${answer.status}.`);
    return cookieOf(answer);
  }

  /** Waits until the site and its database answer. @returns the milliseconds it took */
  async isUp(): Promise<number> {
    const startedAt = performance.now();
    while ((await this.get("/healthz")).status !== 200) {
      if (performance.now() - startedAt > PATIENCE_MS) throw new Error("The site does not come back.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return performance.now() - startedAt;
  }

  /** A connection of one's own, to send what no browser would. */
  async connect() {
    const socket = connect(Number(this.port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  }

  async #ask(path: string, { method = "GET", cookie, fields, headers }: Asked): Promise<Answer> {
    const startedAt = performance.now();
    const queuedBefore = this.#queued;
    const since = () => performance.now() - startedAt - Math.max(0, this.#queued - queuedBefore);
    try {
      const answer = await fetch(this.base + path, {
        method,
        redirect: "manual",
        headers: { Origin: this.base, ...(cookie && { Cookie: cookie }), ...headers },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(fields && { body: new URLSearchParams(fields) }),
      });
      const text = await answer.text();
      return { status: answer.status, text, headers: answer.headers, took: since() };
    } catch {
      return { status: 0, text: "", headers: new Headers(), took: since() };
    }
  }
}

/** What a browser would send back of it. */
function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
