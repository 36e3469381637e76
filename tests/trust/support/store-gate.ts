import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the store behind the gate is met. */
export type Weather = "well" | "slow" | "full";

/** Longer than the site waits for anything of its store. */
const SLOW_MS = 25_000;
const FULL =
  "<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>";

/** Stands between the site and its store, at a port that stays, and lets it be away, slow or full. */
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
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  }
}
