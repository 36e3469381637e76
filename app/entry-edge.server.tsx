import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { createAnswer } from "~/edge/answer.server";
import type { EdgeRuntime } from "~/edge/request-scope.server";
import { inRequestScope } from "~/edge/request-scope.server";
import { asFault, renderResponse } from "./render-response.server";

export { handleDataRequest, handleError, streamTimeout } from "./render-response.server";

/** The handler of workerd's requests. */
export function createFetch(build: ServerBuild) {
  const answer = createAnswer(build);
  return (request: Request, runtime: EdgeRuntime): Promise<Response> => inRequestScope(runtime, () => answer(request));
}

/** Answers with a page. */
export default function render(
  ...document: [request: Request, status: number, headers: Headers, context: EntryContext, loadContext: AppLoadContext]
): Promise<Response> {
  return renderResponse(...document).catch((error: unknown) => {
    throw asFault(error, document[0]);
  });
}
