const LATEST_MS = 1500;
/** Where the browser does not say when it is idle. */
const PAUSE_MS = 200;

/** Resolves once the browser has nothing more urgent to do, after 1.5 s at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
