import type { EntryContext } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * A page as HTML, as one string: all of its data is there, and React's streams cost three times as much.
 * @throws what a component throws
 */
export function renderDocument(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`;
}

/**
 * The framework's context with all that it sends its scripts read beforehand, so that no part of the page waits for it.
 * `StreamTransfer` of @remix-run/react looks for what it has read under its number, the first being 0.
 * @throws what interrupts the data, such as a loader's promise that is not kept in time
 */
export async function withWholeData(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return context;
  const value = await new Response(stream).text();
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  const renderMeta = { ...context.renderMeta, streamCache: { 0: whole } };
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta };
}
