import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Asks for the page's data anew whenever the server says that the generation has come further. */
export function useGenerationEvents(path: string, isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const source = new EventSource(`${path}/events`);
    source.onmessage = () => setNews(true);
    source.addEventListener("end", () => {
      source.close();
      setNews(true);
    });
    return () => source.close();
  }, [path, isRunning]);
  useEffect(() => {
    // Asked for while another answer is on its way, that one would be broken off.
    if (!news || isBusy) return;
    setNews(false);
    revalidate();
  }, [news, isBusy, revalidate]);
}
