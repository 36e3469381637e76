import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { logger } from "~/server/logger.server";

interface Rendering {
  nonce: string | undefined;
  /** Time limit of a render, in milliseconds. */
  giveUpMs: number;
}

/** In so many turns of this process that time is counted. */
const TURNS = 20;

/**
 * A page as HTML, once all of it is there. Only time in which this process had its turns counts against it: what had to
 * wait for a busy machine is rendered late, instead of being given up with what a user had typed.
 */
export function renderDocument(page: ReactNode, { nonce, giveUpMs }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    let turns = 0;
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady() {
        clearInterval(timer);
        collect(pipe).then(resolve, reject);
      },
      onShellError(error) {
        clearInterval(timer);
        reject(error);
      },
      onError: (error) => logger.error({ event: "render-error", err: error }, "render error"),
    });
    const timer = setInterval(() => {
      turns += 1;
      if (turns === TURNS) abort();
    }, giveUpMs / TURNS);
  });
}

/** All bytes of the page, which React writes at once by now. */
function collect(pipe: (target: NodeJS.WritableStream) => unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    body.once("error", reject);
    // React 18 fills up its buffer of 2048 bytes with NULs where a letter of several bytes does not fit into the rest.
    body.once("finish", () => resolve(Buffer.concat(chunks).toString("utf8").replaceAll("\0", "")));
    pipe(body);
  });
}
