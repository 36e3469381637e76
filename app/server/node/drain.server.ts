import { once } from "node:events";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

// Together below the 10 s that process managers commonly leave between SIGTERM and SIGKILL.
const FINISH_MS = 8_000;
const IDLE_GRACE_MS = 500;

/**
 * Stops taking connections and waits until every request already taken is answered, eight seconds at most.
 * Idle connections are kept half a second longer: a request that is already on its way must not meet a closed door.
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, "close");
  // Not the HTTP server's own close(), which hangs up on idle connections at once.
  NetServer.prototype.close.call(server);
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
  await Promise.race([closed, delay(FINISH_MS, undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
}
