import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { logger } from "~/server/logger.server";

interface Rendering {
  nonce: string | undefined;
  /** Time limit of a render, in milliseconds. */
  giveUpMs: number;
}

/** A page as HTML, once all of it is there. */
export async function renderDocument(page: ReactNode, { nonce, giveUpMs }: Rendering): Promise<string> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), giveUpMs);
  try {
    const stream = await renderToReadableStream(page, {
      ...(nonce && { nonce }),
      signal: giveUp.signal,
      onError: (error) => logger.error({ event: "render-error", err: error }, "render error"),
    });
    await stream.allReady;
    // React 18 fills up its buffer of 2048 bytes with NULs where a letter of several bytes does not fit into the rest.
    return (await new Response(stream).text()).replaceAll("\0", "");
  } finally {
    clearTimeout(timer);
  }
}
