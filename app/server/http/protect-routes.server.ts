import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import type { FaultData, UnavailableData } from "~/lib/forms/unavailable";
import { newErrorReference } from "~/server/core/error-reference.server";
import { QueueFullError } from "~/server/core/keyed-concurrency-limit.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { isMultipart } from "~/server/forms/multipart.server";
import { isUrlEncoded, readUrlEncoded, rememberForm, typedFields } from "~/server/forms/read-form-data.server";
import { logger } from "~/server/logger.server";
import {
  BodyTooLargeError,
  declaresTooLargeBody,
  FORM_BODY_MAX_BYTES,
  isTooLongToRepeat,
  TEXTS_BODY_MAX_BYTES,
  withBodyLimit,
} from "./body-limit.server";
import { isCrossSite } from "./cross-site.server";
import type { BoundedReads } from "./holder-limit.server";
import { passedHolderLimit } from "./holder-limit.server";
import { findNewPath } from "./old-address.server";
import { withPlainErrors } from "./plain-error.server";
import { URL_MAX_LENGTH, urlRefusal } from "./url-limit.server";

interface RouteModule {
  loader?: LoaderFunction;
  action?: ActionFunction;
  handle?: { reads?: BoundedReads; maxBodyBytes?: number };
  default?: unknown;
}

/**
 * Wraps every loader and action of the server build with the checks that hold everywhere: posts from other
 * sites are refused, addresses, bodies and the number of posts are bounded, and a database that is down becomes a
 * 503 in French.
 * Applied to the build itself (see vite.config.ts), so it holds under every adapter.
 */
export function protectRoutes<Route extends { module: object }>(routes: Record<string, Route>): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, module: protectModule(route.module, id) }]),
  );
}

/** The routes of public pages, by their ids. */
const PUBLIC_PAGES = "routes/_site";

function protectModule(module: RouteModule, id: string): RouteModule {
  const { loader, action } = module;
  const { reads, maxBodyBytes = FORM_BODY_MAX_BYTES } = module.handle ?? {};
  const speak = module.default ? <Handler>(handler: Handler) => handler : withPlainErrors;
  return {
    ...module,
    ...(loader && { loader: speak(protectLoader(loader, id, reads)) }),
    ...(action && { action: speak(protectAction(action, id, maxBodyBytes)) }),
  };
}

function protectLoader(loader: LoaderFunction, id: string, reads?: BoundedReads): LoaderFunction {
  return async (args) => {
    refuseAddress(args.request);
    try {
      const wait = reads ? await passedHolderLimit(id, reads, args) : null;
      if (wait !== null) throw data({}, { status: 429, headers: { "Retry-After": String(wait) } });
      return await loader(args);
    } catch (error) {
      // An unknown address of a public page may be one of an earlier site.
      const isUnknown = id.startsWith(PUBLIC_PAGES) && isNotFound(error);
      const path = isUnknown ? await findNewPath(args.request.url) : null;
      throw path === null ? asResponse(error, args.request) : redirect(path, 301);
    }
  };
}

/** A 404 that a loader threw by `data`. */
function isNotFound(error: unknown): boolean {
  return (error as { init?: { status?: unknown } | null } | null)?.init?.status === 404;
}

function protectAction(action: ActionFunction, id: string, maxBytes: number): ActionFunction {
  return async (args) => {
    refuseAddress(args.request);
    if (isCrossSite(args.request)) {
      logger.warn({ event: "cross-site-refused", path: new URL(args.request.url).pathname });
      throw data({ reason: "cross-site" }, { status: 403 });
    }
    // A form is as large as its files are: without any, it is no larger than an ordinary one.
    const isOfTexts = maxBytes > TEXTS_BODY_MAX_BYTES && !isMultipart(args.request);
    const limit = isOfTexts ? FORM_BODY_MAX_BYTES : maxBytes;
    if (declaresTooLargeBody(args.request, limit)) throw data({ reason: "too-large" }, { status: 413 });
    const request = refusingText(withBodyLimit(args.request, limit), maxBytes);
    try {
      const wait = await passedHolderLimit(id, "writes", { ...args, request });
      if (wait !== null) throw await toSendAgain(request, 429, wait);
      return await action({ ...args, request });
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? await toSendAgain(request, 503, 5) : asResponse(error, request);
    } finally {
      // Lets an unwanted body run to its end, or to its limit: under plain remix-serve a cancelled body closes the
      // connection, and takes the answer with it. Not awaited: the answer need not wait for the rest of a slow body.
      if (!request.bodyUsed) request.body?.pipeTo(new WritableStream()).catch(() => undefined);
    }
  };
}

/**
 * Our own adapter has asked already; the servers that are not ours come here first. By now the framework has written the
 * query anew, with up to three characters for each that was sent.
 */
function refuseAddress({ url }: Request): void {
  const status = urlRefusal(new URL(url), 3 * URL_MAX_LENGTH);
  if (status) throw data({ reason: "address" }, { status });
}

/**
 * The request, whose form is refused where no database could keep it as it is: NUL and halves of characters, which no
 * browser types. Said here for every form, since not every field goes through a schema, nor does the strategy that signs
 * people in. A public form is refused too where its answer would be many times as long.
 */
function refusingText(request: Request, maxBytes: number): Request {
  const read = request.formData.bind(request);
  request.formData = async () => {
    const form = rememberForm(request, isUrlEncoded(request) ? await readUrlEncoded(request) : await read());
    const texts = [...form].flat().filter((part) => typeof part === "string");
    if (maxBytes <= FORM_BODY_MAX_BYTES && isTooLongToRepeat(texts)) {
      throw data({ reason: "too-large" }, { status: 413 });
    }
    return form;
  };
  return request;
}

/** What the boundary needs to offer the same post again, with everything that was typed. */
async function toSendAgain(request: Request, status: 429 | 503, waitSeconds: number) {
  const { pathname, search } = new URL(request.url);
  const kept: UnavailableData = { retry: { action: pathname + search, fields: await typedFields(request) } };
  return data(kept, { status, headers: { "Retry-After": String(waitSeconds) } });
}

function asResponse(error: unknown, request: Request): unknown {
  if (error instanceof DatabaseUnavailableError || error instanceof QueueFullError)
    return data({}, { status: 503, headers: { "Retry-After": "5" } });
  const isTooLarge = [error, (error as Error | null)?.cause].some((each) => each instanceof BodyTooLargeError);
  if (isTooLarge) return data({ reason: "too-large" }, { status: 413 });
  if (isUnreadableBody(error)) return data({ reason: "unreadable" }, { status: 400 });
  return error instanceof Error && !request.signal.aborted ? fault(error, request) : error;
}

/** An unexpected error: its line of the log and its page share a reference. */
function fault(error: Error, { url }: Request) {
  const reference = newErrorReference();
  const path = new URL(url).pathname;
  logger.error({ event: "unexpected-error", reference, path, err: error }, "unexpected error");
  return data({ reference } satisfies FaultData, { status: 500 });
}

/** undici throws a TypeError from formData() for a body that is neither kind of form. */
function isUnreadableBody(error: unknown): boolean {
  return error instanceof TypeError && /form ?data|content-type|multipart/i.test(error.message);
}
