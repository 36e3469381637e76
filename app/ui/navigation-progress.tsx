import { useNavigation } from "@remix-run/react";

/** A bar at the top of the window while the client waits for the next screen; its first 150 ms are silent. */
export function NavigationProgress() {
  const isActive = useNavigation().state !== "idle";
  return (
    <div className="nav-progress" data-active={isActive || undefined} role="status">
      {isActive && <span className="sr-only">Chargement…</span>}
    </div>
  );
}
