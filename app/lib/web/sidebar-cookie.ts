import { DAY_SECONDS } from "~/lib/dates/durations";

const COOKIE = "sidebar_state";
const MAX_AGE_SECONDS = 7 * DAY_SECONDS;

/** Whether the sidebar is collapsed. The cookie is plain text because the browser writes it too. */
export function isSidebarCollapsed(request: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=collapsed(?:;|$)`).test(request.headers.get("Cookie") ?? "");
}

/** The cookie that keeps the sidebar as it is for seven days, for `Set-Cookie` and for `document.cookie`. */
export function sidebarCookie(isCollapsed: boolean): string {
  const state = isCollapsed ? "collapsed" : "expanded";
  return `${COOKIE}=${state}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}
