import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "~/server/env.server";

/** Another site on this machine, from which pictures may be fetched. */
export interface PictureSite {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** The paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts a real server; `isAllowed` lets the product's fetcher in, which refuses this machine otherwise. */
export async function startPictureSite(answer: RequestListener, { isAllowed = true } = {}): Promise<PictureSite> {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (isAllowed) env.PICTURE_HOSTS_ALLOWED.push(host);
  return {
    origin: `http://${host}`,
    asked,
    async close() {
      env.PICTURE_HOSTS_ALLOWED.splice(0);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
