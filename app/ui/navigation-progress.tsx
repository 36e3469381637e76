import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** A bar at the top of the window while the client waits for the next screen; its first 150 ms are silent. */
export function NavigationProgress() {
  const isActive = useNavigation().state !== "idle";
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isActive || !bar.current?.showPopover) return;
    return raise(bar.current);
  }, [isActive]);
  return (
    <>
      <div className="nav-progress" data-active={isActive || undefined} aria-hidden="true" ref={bar} />
      <span className="sr-only" role="status">
        {isActive && "Chargement…"}
      </span>
    </>
  );
}

/** Over an open dialog too, which no z-index surpasses. */
function raise(bar: HTMLElement): () => void {
  bar.popover = "manual";
  bar.showPopover();
  return () => {
    bar.popover = null;
  };
}
