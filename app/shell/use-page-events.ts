import { useFetchers, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { BUSY_EVENT, HYDRATED_EVENT, IDLE_EVENT } from "~/lib/web/hydration";

/** React warns of layout effects on the server, which runs none. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

const tell = (event: string) => document.dispatchEvent(new Event(event));

/** Tells the modules of `client` that the page is hydrated, and when the framework sends, fetches and is answered. */
export function usePageEvents(): void {
  const isNavigating = useNavigation().state !== "idle";
  const isFetching = useFetchers().length > 0;
  const isBusy = isNavigating || isFetching;
  const matches = useMatches();
  const isFirst = useRef(true);
  useEffect(() => {
    tell(HYDRATED_EVENT);
  }, []);
  // In the commit that shows the answer: its buttons send the same form. An answer that comes before React has drawn the
  // page as busy changes the matches alone.
  useBrowserLayoutEffect(() => {
    if (isBusy) tell(BUSY_EVENT);
    else if (!isFirst.current) tell(IDLE_EVENT);
    isFirst.current = false;
  }, [isBusy, matches]);
}
