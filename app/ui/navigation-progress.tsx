import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const BAR =
  "nav-progress print:hidden fixed z-80 top-0 bottom-auto inset-x-0 w-auto h-[3px] m-0 p-0 border-0 [background:none] pointer-events-none invisible before:block before:h-full before:bg-accent before:[transform:scaleX(0)] before:[transform-origin:0_50%] rtl:before:[transform-origin:100%_50%] data-active:visible data-active:[transition:visibility_0s_0.15s] data-active:before:[animation:advance_8s_0.15s_cubic-bezier(0.1,0.7,0.2,1)_forwards]";

/** A bar at the top of the window while the client waits for the next screen; its first 150 ms are silent. */
export function NavigationProgress({ label }: { label: string }) {
  const isActive = useNavigation().state !== "idle";
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!isActive || !element?.showPopover) return;
    // Over an open dialog too, which no z-index surpasses.
    element.popover = "manual";
    element.showPopover();
    return () => {
      element.popover = null;
    };
  }, [isActive]);
  return (
    <>
      <div className={BAR} data-active={isActive || undefined} aria-hidden="true" ref={bar} />
      <span className="sr-only" role="status">
        {isActive && label}
      </span>
    </>
  );
}
