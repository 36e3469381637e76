import type { RequestListener, ServerOptions } from "node:http";
import { Server } from "node:http";
import type { Socket } from "node:net";
import type { Ready } from "./fast-path.server";
import { FastPath } from "./fast-path.server";

/** Node's HTTP server, before which what lies ready is answered. */
export class SiteServer extends Server {
  #fastPath: FastPath | undefined;

  constructor(
    private readonly limits: ServerOptions & { headersTimeout: number; keepAliveTimeout: number },
    listener: RequestListener,
  ) {
    super(limits, listener);
  }

  /** From now on connections begin on the fast path. */
  answerReady(ready: Ready): void {
    const listeners = this.listeners("connection") as ((socket: Socket) => void)[];
    const fastPath = new FastPath({
      ...ready,
      firstRequestMs: this.limits.headersTimeout,
      keepAliveMs: this.limits.keepAliveTimeout,
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
