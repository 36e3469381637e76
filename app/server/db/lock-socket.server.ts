import type { Socket } from "node:net";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";

/** What another process asks of the one that holds the database, and how it answers: a line each way. */
export type AnswerRequest = (request: string) => Promise<string>;

const PATIENCE_MS = 1000;

/** A name on which this process answers. */
export interface Listener {
  /** Hangs up on processes that still wait. */
  close(): Promise<void>;
}

/** 'taken' when another process listens; undefined where the name cannot be had, for instance because it is too long. */
export async function listen(
  name: string | undefined,
  answer?: AnswerRequest,
): Promise<Listener | "taken" | undefined> {
  if (name === undefined || process.platform === "win32") return undefined;
  return new Promise((resolve) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy()));
      if (answer) answerOn(socket, answer);
      else socket.destroy();
    });
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      });
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE" ? "taken" : undefined));
    // A socket file is private to its owner as soon as it exists.
    const mask = process.umask(0o077);
    server.listen(name, () => {
      server.unref();
      resolve({ close });
    });
    process.umask(mask);
  });
}

function answerOn(socket: Socket, answer: AnswerRequest): void {
  socket.unref();
  const lines = createInterface({ input: socket });
  // Told by the socket itself.
  lines.on("error", () => {});
  lines.once("line", (request) => {
    answer(request).then(
      (line) => socket.end(`${line}\n`),
      () => socket.destroy(),
    );
  });
}

/** 'refused' means that no process on this machine listens; 'unknown' that it cannot be told. */
export async function doesAnswer(name: string): Promise<"answered" | "refused" | "unknown"> {
  return new Promise((resolve) => {
    const socket = connect(name, () => finish("answered"));
    const timer = setTimeout(() => finish("unknown"), PATIENCE_MS);
    socket.once("error", (error: NodeJS.ErrnoException) => {
      finish(error.code === "ECONNREFUSED" ? "refused" : "unknown");
    });
    function finish(answer: "answered" | "refused" | "unknown") {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    }
  });
}

/** Asks the listening process, and waits however long it takes; undefined when none listens or answers. */
export async function ask(name: string, request: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(name, () => socket.write(`${request}\n`));
    socket.once("error", () => resolve(undefined));
    const lines = createInterface({ input: socket });
    lines.on("error", () => {});
    lines.once("line", (line) => {
      resolve(line);
      socket.destroy();
    });
    lines.once("close", () => resolve(undefined));
  });
}
