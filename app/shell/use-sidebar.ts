import { useEffect, useState } from "react";
import { isTyping } from "~/ui/is-typing";

const WEEK_SECONDS = 7 * 86_400;

function keepInCookie(isCollapsed: boolean): void {
  const state = isCollapsed ? "collapsed" : "expanded";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and the server reads this at once
  document.cookie = `sidebar_state=${state}; Path=/; Max-Age=${WEEK_SECONDS}; SameSite=Lax`;
}

/** Whether the sidebar is collapsed, kept for seven days; Ctrl or Meta with B toggles it, except while one types. */
export function useSidebar(initial: boolean): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setIsCollapsed] = useState(initial);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "b" || isTyping(event.target)) return;
      event.preventDefault();
      change(!isCollapsed);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  function change(next: boolean) {
    keepInCookie(next);
    setIsCollapsed(next);
  }
  return { isCollapsed, toggle: () => change(!isCollapsed) };
}
