/** How Chromium, Firefox and Safari name a request that got no answer, or only a part of one. */
const NO_ANSWER = /failed to fetch|network ?error|load failed/i;

/** Whether an error is a connection that broke, and no fault of the site's. Source: the Fetch standard, a TypeError. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}
