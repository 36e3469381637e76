import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

// Together below the 10 s that process managers commonly leave between SIGTERM and SIGKILL.
const FINISH_MS = 8_000;
const IDLE_GRACE_MS = 500;

/** Longer than proxies keep an idle connection, and than the server itself does (`http-server.server.ts`). */
const RETIRE_MS = 70_000;

/** A file may be on its way to a slow reader for as long. */
const TRANSFER_MAX_MS = 3_600_000;

const pause = (ms: number) => delay(ms, undefined, { ref: false });

/** Lets a server come to its end. Made before its first connection. */
export class Drain {
  readonly #open = new Set<Socket>();
  #onLast = () => {};

  /** Counts connections itself: the server knows only those that it has accepted in this process. */
  constructor(
    private readonly server: Server,
    private readonly retireMs = RETIRE_MS,
  ) {
    server.on("connection", (socket: Socket) => {
      this.#open.add(socket);
      socket.once("close", () => {
        this.#open.delete(socket);
        if (this.#open.size === 0) this.#onLast();
      });
    });
  }

  /**
   * Stops taking connections and waits until every request already taken is answered, eight seconds at most.
   * Idle connections are kept half a second longer: a request that is already on its way must not meet a closed door.
   * @param hurried given where others serve already, so that there is time until it resolves: idle connections are then
   * the clients' to close for 70 s, and what is being sent may take an hour
   */
  async run(hurried?: Promise<void>): Promise<void> {
    const last = new Promise<void>((resolve) => {
      this.#onLast = resolve;
    });
    // Not the HTTP server's own close(), which hangs up on idle connections at once.
    NetServer.prototype.close.call(this.server);
    if (this.#open.size === 0) return;
    if (hurried) await Promise.race([last, hurried, pause(this.retireMs)]);
    const sweep = setInterval(() => this.server.closeIdleConnections(), IDLE_GRACE_MS);
    if (hurried) await Promise.race([last, hurried, pause(TRANSFER_MAX_MS)]);
    await Promise.race([last, pause(FINISH_MS)]);
    clearInterval(sweep);
    this.server.closeAllConnections();
  }
}
