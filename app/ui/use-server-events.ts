import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * Asks for the page's data anew whenever the server says that what it shows has changed.
 * @param path of the server-sent events
 * @param isOpen whether anything may still change
 */
export function useServerEvents(path: string, isOpen: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const source = new EventSource(path);
    source.onmessage = () => setNews(true);
    source.addEventListener("end", () => {
      source.close();
      setNews(true);
    });
    return () => source.close();
  }, [path, isOpen]);
  useEffect(() => {
    // Asked for while another answer is on its way, that one would be broken off.
    if (!news || isBusy) return;
    setNews(false);
    revalidate();
  }, [news, isBusy, revalidate]);
}
