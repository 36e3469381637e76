import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the store behind the gate is met. */
export type Weather = "well" | "slow" | "full" | "cut";

/** Of a store that hangs up in the middle of what it sends, after so many bytes. */
const CUT_AFTER_BYTES = 2 * 1024 * 1024;
/** Longer than the site waits for anything of its store. */
const SLOW_MS = 25_000;
const FULL =
  "<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>";

/** Stands between the site and its store, at a port that stays, and lets it be away, slow or full, or hang up in the middle. */
export class StoreGate {
  weather: Weather = "well";
  #server = createServer((incoming, response) => this.#pass(incoming, response));
  port = 0;

  constructor(private readonly target: number) {}

  async open(): Promise<void> {
    this.#server = createServer((incoming, response) => this.#pass(incoming, response));
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const isWrite = incoming.method === "PUT" || incoming.method === "POST";
    if (this.weather === "full" && isWrite) {
      incoming.resume().on("end", () => response.writeHead(507, { "Content-Type": "application/xml" }).end(FULL));
    } else if (this.weather === "slow") setTimeout(() => this.#forward(incoming, response), SLOW_MS);
    else this.#forward(incoming, response);
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = incoming;
    // The store checks the signature of the host that was asked.
    const forwarded = ask({ host: "127.0.0.1", port: this.target, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (this.weather === "cut") cutOff(answer, response);
      else answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  }
}

/** Hands on the beginning of an answer, and hangs up. */
async function cutOff(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let sent = 0;
  for await (const chunk of answer) {
    response.write(chunk);
    sent += (chunk as Buffer).byteLength;
    if (sent >= CUT_AFTER_BYTES) break;
  }
  response.destroy();
}
