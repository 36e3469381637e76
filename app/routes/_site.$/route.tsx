import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { logger } from "~/server/logger.server";

export function loader({ request }: LoaderFunctionArgs) {
  notFound(request);
}

export function action({ request }: ActionFunctionArgs) {
  notFound(request);
}

/** Every unknown address: logged, then the 404 page. */
function notFound(request: Request): never {
  logger.info({ event: "not-found", path: new URL(request.url).pathname });
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
