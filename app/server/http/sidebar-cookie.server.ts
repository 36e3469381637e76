const COOKIE = "sidebar_state";
const MAX_AGE_SECONDS = 7 * 86_400;

/** Whether the admin sidebar is collapsed. The cookie is plain text because the browser writes it too. */
export function isSidebarCollapsed(request: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=collapsed(?:;|$)`).test(request.headers.get("Cookie") ?? "");
}

/** Set-Cookie value that keeps the sidebar as it is for seven days. */
export function serializeSidebar(isCollapsed: boolean): string {
  const state = isCollapsed ? "collapsed" : "expanded";
  return `${COOKIE}=${state}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}
