import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the server's HTML and while hydrating, true once scripts run. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
