import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { pubSub } from "~/server/db/pub-sub.server";
import { withRenderLimit } from "~/server/http/render-limit.server";
import { startJobs } from "~/server/jobs/job-runner.server";
import { serve as serveSite } from "~/server/node/serve.server";
import { chores, jobHandlers } from "./job-handlers.server";
import { asFault, renderResponse } from "./render-response.server";

// Scripts that are plain JavaScript reach the application through its one bundle.
export { commands } from "../prisma/commands";
export { handleDataRequest, handleError, streamTimeout } from "./render-response.server";

/** Serves the site, and does its jobs; as one of several processes when it has a number. */
export const serve = (build: ServerBuild, options?: { worker: number }) =>
  serveSite(build, { jobHandlers, chores }, options);

/** Answers with a page as soon as it is this one's turn. */
export default function renderInItsTurn(
  ...document: [request: Request, status: number, headers: Headers, context: EntryContext, loadContext: AppLoadContext]
): Promise<Response> {
  const render = () => {
    // For servers that are not ours (remix-serve, development), which have no start to hang this on.
    pubSub.start();
    startJobs(jobHandlers);
    return renderResponse(...document);
  };
  return withRenderLimit(document[0], render).catch((error: unknown) => {
    throw asFault(error, document[0]);
  });
}
