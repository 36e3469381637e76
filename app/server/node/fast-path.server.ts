import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { logger } from "~/server/logger.server";
import type { Answer, RequestHead } from "./exchange.server";
import { Visit } from "./exchange.server";

/** What lies ready to be sent. */
export interface Ready {
  /** The answer to a request; null where the whole server is needed. */
  find: (visit: Visit) => Answer | null;
  /** Told of each answer that was sent. */
  onSent: (visit: Visit, answer: Answer) => void;
}

interface FastPathOptions extends Ready {
  /** Takes a connection over, with whatever has arrived on it. */
  handOver: (socket: Socket) => void;
  /** How long a new connection may say nothing, and how long one may rest between two requests. */
  firstRequestMs: number;
  keepAliveMs: number;
}

/**
 * Answers what lies ready on the connection itself: Node's HTTP server spends twice as much on a request and an answer
 * as all the rest. A connection stays here as long as each piece of it is one plain GET (`parsePlainGet`) whose answer
 * is ready; with the first that is anything else it goes to Node's server for good, that piece included.
 */
export class FastPath {
  readonly #open = new Set<FastConnection>();
  readonly #keepAlive: string;

  constructor(private readonly options: FastPathOptions) {
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(options.keepAliveMs / 1000)}\r\n\r\n`;
  }

  take(socket: Socket): void {
    socket.setTimeout(this.options.firstRequestMs);
    this.#open.add(new FastConnection(socket, this));
  }

  /** Ends the connections that wait for a request here; what has been answered still arrives. */
  endIdle(): void {
    for (const { socket } of this.#open) socket.destroySoon();
  }

  destroyAll(): void {
    for (const { socket } of this.#open) socket.destroy();
  }

  receive(connection: FastConnection, bytes: Buffer): void {
    const { socket } = connection;
    const plain = socket.writableLength === 0 ? parsePlainGet(bytes) : null;
    const found = plain && this.#find({ ...plain, socket });
    if (!found) {
      connection.release();
      // The connection as it was before these bytes were read.
      socket.pause();
      socket.unshift(bytes);
      this.options.handOver(socket);
      return;
    }
    try {
      this.#send(socket, found.visit, found.answer);
      this.options.onSent(found.visit, found.answer);
    } catch (error) {
      logger.error({ event: "unexpected-error", id: found.visit.id, err: error });
      socket.destroySoon();
    }
  }

  /** An error here is logged, and the whole server tries: thrown, it would end the process. */
  #find(head: RequestHead): { visit: Visit; answer: Answer } | null {
    try {
      const visit = new Visit(head);
      const answer = this.options.find(visit);
      return answer && { visit, answer };
    } catch (error) {
      logger.error({ event: "unexpected-error", err: error });
      return null;
    }
  }

  forget(connection: FastConnection): void {
    this.#open.delete(connection);
  }

  #send(socket: Socket, { id }: Visit, { head, body }: Answer): void {
    socket.cork();
    socket.write(`${head}x-request-id: ${id}\r\nDate: ${httpDate(Date.now())}\r\n${this.#keepAlive}`, "latin1");
    socket.write(body as Buffer);
    socket.uncork();
    if (socket.timeout !== this.options.keepAliveMs) socket.setTimeout(this.options.keepAliveMs);
  }
}

let knownSecond = 0;
let knownDate = "";

/** The time of an answer (RFC 9110, section 6.6.1), written once a second. */
function httpDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== knownSecond) {
    knownSecond = second;
    knownDate = new Date(now).toUTCString();
  }
  return knownDate;
}

class FastConnection {
  readonly #listeners: [event: string, listener: (bytes: Buffer) => void][];

  constructor(
    readonly socket: Socket,
    private readonly path: FastPath,
  ) {
    const destroy = () => socket.destroy();
    this.#listeners = [
      ["data", (bytes) => path.receive(this, bytes)],
      ["end", () => socket.end()],
      ["timeout", destroy],
      ["error", destroy],
      ["close", () => path.forget(this)],
    ];
    for (const [event, listener] of this.#listeners) socket.on(event, listener);
  }

  /** Listens no longer, and leaves nothing set. */
  release(): void {
    this.path.forget(this);
    for (const [event, listener] of this.#listeners) this.socket.off(event, listener);
    this.socket.setTimeout(0);
  }
}

/** A GET as browsers send it: printable, each line a header, nothing behind the empty line (RFC 9112, section 2.1). */
const PLAIN_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+\r\n$/;
const MAX_BYTES = 8 * 1024;
const G = 0x47;

/** Headers by which more is asked for than an answer on this connection. */
const OTHERWISE = ["content-length", "transfer-encoding", "upgrade", "expect", "te", "trailer"];

/** Reads one whole plain GET without a body; null for anything else or a repeated header: Node's parser reads it. */
export function parsePlainGet(bytes: Buffer): { method: "GET"; url: string; headers: IncomingHttpHeaders } | null {
  if (bytes[0] !== G || bytes.byteLength > MAX_BYTES) return null;
  const text = bytes.toString("latin1");
  const [, url] = PLAIN_GET.exec(text) ?? [];
  if (url === undefined) return null;
  const headers = headersOf(text);
  if (!headers || OTHERWISE.some((name) => name in headers)) return null;
  const { connection } = headers;
  return connection === undefined || connection.toLowerCase() === "keep-alive" ? { method: "GET", url, headers } : null;
}

/** Null where a header is said twice: whether the values are joined or one of them counts depends on its name. */
function headersOf(text: string): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = Object.create(null);
  let start = text.indexOf("\r\n") + 2;
  for (let end = text.indexOf("\r\n", start); end > start; end = text.indexOf("\r\n", start)) {
    const colon = text.indexOf(":", start);
    const name = text.slice(start, colon).toLowerCase();
    if (name in headers) return null;
    headers[name] = text.slice(colon + 1, end).trim();
    start = end + 2;
  }
  return headers;
}
