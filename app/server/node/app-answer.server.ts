import type { RequestHandler } from "@remix-run/node";
import { networkOf } from "~/lib/web/ip-address";
import { newErrorReference } from "~/server/core/error-reference.server";
import { runInRequestContext } from "~/server/core/request-context.server";
import { chooseEncoding, compress, isCompressible, isWorthCompressing } from "~/server/http/content-encoding.server";
import { isCrossSite } from "~/server/http/cross-site.server";
import { memoryLimit } from "~/server/http/rate-limit.server";
import { createRenderLimit } from "~/server/http/render-limit.server";
import { logger } from "~/server/logger.server";
import { logWhenSlow } from "~/server/watching/slow-request.server";
import type { Answer, Exchange, Visit } from "./exchange.server";
import { plainAnswer } from "./exchange.server";
import { toWebRequest } from "./send-answer.server";

/** Of one address, whatever is sent: five a second are more than an office types. */
const posts = memoryLimit({ name: "posts", points: 300, seconds: 60 });

/** For whole pages, with all that is asked of the database for them. A form waits only for its answer's rendering. */
const inTurn = createRenderLimit();

export interface AppSource {
  app: RequestHandler;
  isPage: (pathname: string) => boolean;
}

/** Lets the application answer, and compresses what it says. */
export async function answerFromApp(source: AppSource, exchange: Exchange): Promise<Answer> {
  let request: Request;
  try {
    request = toWebRequest(exchange);
  } catch {
    return plainAnswer(400);
  }
  if (isUnsafe(request.method)) {
    // First of all, while nothing of the body has been read: a form that is refused costs a page all the same.
    const wait = await posts.consume(networkOf(exchange.address));
    if (wait !== null) return plainAnswer(429, { "retry-after": String(wait) });
    if (isCrossSite(request)) {
      logger.warn({ event: "cross-site-refused", requestId: exchange.id, path: exchange.target?.pathname });
      return plainAnswer(403);
    }
    // Decided here: Remix's own check compares with the Host that a proxy in front may have rewritten.
    request.headers.delete("Origin");
  }
  try {
    const context = { clientAddress: exchange.address, requestId: exchange.id };
    const ask = () =>
      runInRequestContext({ requestId: exchange.id }, () =>
        logWhenSlow(exchange.target?.pathname, () => source.app(request, context)),
      );
    const isRead = !isUnsafe(request.method) && source.isPage(exchange.target?.pathname ?? "/");
    return await toAnswer(await (isRead ? inTurn(request.signal, ask) : ask()), exchange);
  } catch (error) {
    const reference = newErrorReference();
    if (!request.signal.aborted) {
      logger.error({ event: "unexpected-error", reference, requestId: exchange.id, err: error });
    }
    return plainAnswer(500, {}, reference);
  }
}

function isUnsafe(method: string): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** A response of the application as an answer to this visitor. */
export async function toAnswer(response: Response, visit: Visit): Promise<Answer> {
  const headers: Answer["headers"] = { "cache-control": "no-store", ...plainHeaders(response.headers) };
  const { body, status } = response;
  // A stored file is sent as it is read, and in ranges.
  const isReady = response.headers.has("content-encoding") || response.headers.has("accept-ranges");
  const isHeldBack = isCompressible(response.headers.get("content-type")) && !isReady;
  if (!isHeldBack) return { status, headers, body };
  const answer = { status, headers: { ...headers, vary: addVary(headers.vary) }, body: null };
  if (!body) return answer;
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = chooseEncoding(visit.incoming.headers["accept-encoding"]);
  if (!encoding || !isWorthCompressing(bytes.byteLength)) return { ...answer, body: bytes };
  const compressed = await compress(bytes, encoding);
  return { ...answer, headers: { ...answer.headers, "content-encoding": encoding }, body: compressed };
}

/** Header names in lower case. A Set-Cookie header cannot be joined with commas like the others (RFC 6265, section 3). */
export function plainHeaders(headers: Headers): Answer["headers"] {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
}

export function addVary(vary: string | string[] | undefined): string {
  return [vary ?? [], "Accept-Encoding"].flat().join(", ");
}
