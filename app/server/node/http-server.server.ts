import { Server } from "node:http";
import type { Socket } from "node:net";
import { newErrorReference } from "~/server/core/error-reference.server";
import { urlRefusal } from "~/server/http/url-limit.server";
import { logger } from "~/server/logger.server";
import type { PageSource } from "~/server/page-cache/serve-page.server";
import { serveKeptPage, servePage } from "~/server/page-cache/serve-page.server";
import { noteView } from "~/server/page-views/note-view.server";
import type { MeasureRequest } from "~/server/watching/measure-requests.server";
import type { AppSource } from "./app-answer.server";
import { answerFromApp } from "./app-answer.server";
import { answerBrokenRequest, boundBodyTime } from "./broken-request.server";
import type { Answer } from "./exchange.server";
import { Exchange, plainAnswer } from "./exchange.server";
import type { Ready } from "./fast-path.server";
import { FastPath } from "./fast-path.server";
import { sendAnswer } from "./send-answer.server";
import type { FileSource } from "./static-files.server";
import { answerFromFiles } from "./static-files.server";

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // A body has a time of its own, by its length.
  requestTimeout: 3_600_000,
  // Longer than the 60 s after which common proxies let go, so that it is never us who hang up on a request.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  // Nothing here reads the Host header, so a request without one needs no refusal of Node's own, bare of our headers.
  requireHostHeader: false,
};

// A visitor who stops reading the answer holds memory; after this long without a byte, no more.
const IDLE_SOCKET_MS = 120_000;

// Requests that may wait on one connection behind the one that is being answered.
const PIPELINED_MAX = 50;
const pipelined = new WeakMap<Socket, number>();

/** The server of the whole site. While it drains, answers close their connections. @param measure for a monitor */
export function createSiteServer(sources: Sources, isDraining: () => boolean, measure?: MeasureRequest): Server {
  const server = new SiteServer(LIMITS, (incoming, outgoing) => {
    boundBodyTime(incoming);
    const begin = () => {
      const exchange = new Exchange(incoming, outgoing);
      measure?.begin(exchange);
      respond(sources, exchange, isDraining);
    };
    if (outgoing.socket) begin();
    else if (joinLine(incoming.socket)) {
      outgoing.once("socket", () => {
        pipelined.set(incoming.socket, (pipelined.get(incoming.socket) ?? 1) - 1);
        begin();
      });
    } else sendAnswer(new Exchange(incoming, outgoing), plainAnswer(503), isDraining());
  });
  server.setTimeout(IDLE_SOCKET_MS);
  server.on("clientError", answerBrokenRequest);
  // The log of each request is written where Node's server ends it.
  if (logger.isLevelEnabled("debug")) return server;
  server.answerReady({
    find: (visit) => {
      const { target } = visit;
      const isForAll = !isDraining() && target && !urlRefusal(target) && !sources.files.has(target.pathname);
      return isForAll ? serveKeptPage(sources, visit) : null;
    },
    onSent: (visit, sent) => {
      measure?.sent(visit, sent.status);
      noteView(sources.policy, visit, sent);
    },
  });
  return server;
}

/**
 * Queues a request that arrives before the one in front is answered (RFC 9112, section 9.3.2): it begins once the
 * connection waits for its answer, never where the connection breaks off. So hundreds hold up no other connection.
 * @returns false where the queue is full
 */
function joinLine(connection: Socket): boolean {
  const waiting = pipelined.get(connection) ?? 0;
  if (waiting < PIPELINED_MAX) pipelined.set(connection, waiting + 1);
  return waiting < PIPELINED_MAX;
}

/** Without a promise where none is needed: on a cached page, waiting for a turn is half of the work. */
function respond(sources: Sources, exchange: Exchange, isDraining: () => boolean): void {
  const send = (found: Answer) => {
    sendAnswer(exchange, found, isDraining());
    noteView(sources.policy, exchange, found);
  };
  const fail = (error: unknown) => {
    const reference = newErrorReference();
    logger.error({ event: "unexpected-error", reference, id: exchange.id, err: error });
    if (exchange.outgoing.headersSent) exchange.outgoing.destroy();
    else send(plainAnswer(500, {}, reference));
  };
  try {
    const found = answer(sources, exchange);
    const isKept = !(found instanceof Promise) && found.rawHeaders !== undefined;
    logWhenDone(exchange, isKept ? "debug" : "info");
    if (found instanceof Promise) found.then(send).catch(fail);
    else send(found);
  } catch (error) {
    logWhenDone(exchange, "info");
    fail(error);
  }
}

/** Node's HTTP server, before which what lies ready is answered. */
class SiteServer extends Server {
  #fastPath: FastPath | undefined;

  /** From now on connections begin on the fast path. */
  answerReady(ready: Ready): void {
    const listeners = this.listeners("connection") as ((socket: Socket) => void)[];
    const fastPath = new FastPath({
      ...ready,
      firstRequestMs: LIMITS.headersTimeout,
      keepAliveMs: LIMITS.keepAliveTimeout,
      handOver: (socket) => {
        for (const listener of listeners) listener.call(this, socket);
        socket.resume();
      },
    });
    for (const listener of listeners) this.off("connection", listener);
    this.on("connection", (socket: Socket) => fastPath.take(socket));
    this.#fastPath = fastPath;
  }

  override closeIdleConnections(): void {
    this.#fastPath?.endIdle();
    super.closeIdleConnections();
  }

  override closeAllConnections(): void {
    this.#fastPath?.destroyAll();
    super.closeAllConnections();
  }
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export interface Sources extends PageSource, AppSource, FileSource {}

/** Who answers, in order; the first that can does. */
export function answer(source: Sources, exchange: Exchange): Promise<Answer> | Answer {
  if (!METHODS.has(exchange.incoming.method ?? "")) return plainAnswer(405, { allow: [...METHODS].join(", ") });
  if (!exchange.target) return plainAnswer(400);
  const refusal = urlRefusal(exchange.target);
  if (refusal) return plainAnswer(refusal);
  return answerFromFiles(source, exchange) ?? servePage(source, exchange) ?? answerFromApp(source, exchange);
}

/** Logs a request once its connection is done: never the query nor a private link. Pages from memory log as 'debug'. */
function logWhenDone(exchange: Exchange, level: "info" | "debug"): void {
  if (!logger.isLevelEnabled(level)) return;
  const { incoming, outgoing, target, id, address } = exchange;
  const start = performance.now();
  outgoing.once("close", () => {
    const line = {
      event: "request",
      id,
      method: incoming.method,
      path: target?.pathname ?? "?",
      status: outgoing.statusCode,
      ms: Math.round(performance.now() - start),
      address,
      ...(!outgoing.writableFinished && { aborted: true }),
    };
    if (line.path.startsWith("/assets/")) logger.debug(line);
    else logger[level](line);
  });
}
