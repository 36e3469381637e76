import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { z } from "zod";
import { env } from "~/server/env.server";

const host = env.HOST ?? (env.NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1");

/** How connections come to a server, and who asks it to end. */
export interface Listening {
  address: string;
  port: number;
  /** Of several processes behind one port, one says that the site is ready. */
  isFirst: boolean;
  /** Resolves when the process is to answer what it has accepted, and end. */
  askedToEnd: Promise<string>;
  /** Of a process that was told to retire: resolves when it is to end without waiting for connections that idle. */
  hurried?: Promise<void>;
}

/**
 * Listens at PORT until SIGTERM or SIGINT; or SIGUSR2, at which several workers are replaced
 * (`scripts/steps/workers.mjs`) and one process alone ends: its supervisor restarts it with the current release.
 * @throws an Error fit for the terminal when the port cannot be had
 */
export async function listen(server: Server): Promise<Listening> {
  // What comes after the first signal, as Ctrl+C comes from the terminal and from npm, says nothing new.
  const askedToEnd = new Promise<string>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGUSR2"] as const) process.on(signal, () => resolve(signal));
  });
  server.listen(env.PORT, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw refusedPort((error as NodeJS.ErrnoException).code);
  }
  const { address, port } = server.address() as AddressInfo;
  return { address, port, isFirst: true, askedToEnd };
}

const orderSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("listening"), address: z.string(), port: z.number(), isFirst: z.boolean() }),
  z.object({ type: z.literal("refused"), code: z.string().optional() }),
  z.object({ type: z.literal("connection") }),
  z.object({ type: z.literal(["drain", "retire"]) }),
  // `watching/all-metrics.server.ts` answers these.
  z.object({ type: z.literal(["tell-metrics", "metrics"]) }),
]);

/**
 * Takes connections that the process above accepts (`scripts/steps/workers.mjs`) until it says to end or is gone.
 * Signals are ignored: they arrive before connections that are still on their way. @throws an Error fit for the
 * terminal
 */
export async function listenAsWorker(server: Server): Promise<Listening> {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  // What Node's server does when it listens by itself: from then on it knows its connections and their time limits.
  server.emit("listening");
  return new Promise((resolve, reject) => {
    let hurry = () => {};
    const hurried = new Promise<void>((hear) => {
      hurry = hear;
    });
    const askedToEnd = new Promise<string>((end) => {
      process.on("disconnect", () => {
        end("disconnect");
        hurry();
      });
      process.on("message", (message, socket) => {
        // The process above may be of another release, and say more than this one knows.
        const order = orderSchema.safeParse(message).data;
        if (order?.type === "connection" && socket) {
          const connection = socket as Socket;
          // As Node's HTTP server opens its own: a client may end its side and still be answered.
          connection.allowHalfOpen = true;
          server.emit("connection", connection);
          connection.resume();
        } else if (order?.type === "refused") reject(refusedPort(order.code));
        else if (order?.type === "listening") resolve({ ...order, askedToEnd, hurried });
        else if (order?.type === "drain" || order?.type === "retire") end(order.type);
        if (order?.type === "drain") hurry();
      });
    });
    process.send?.({ type: "listen", port: env.PORT, host });
  });
}

function refusedPort(code: string | undefined): Error {
  const reason = code === "EADDRINUSE" ? "another program already listens there" : code;
  return new Error(`Port ${env.PORT} of ${host} cannot be had: ${reason}. Choose another with PORT=… npm start.`);
}
