import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

interface GrowingText {
  /** Sanitised. */
  html: string;
  words: number;
  characters: number;
}

/** What is written of an article, from the server as it grows; when it comes to its end, the screen is asked for anew. */
export function useGrowingText(path: string, initial: GrowingText): GrowingText {
  const [text, setText] = useState(initial);
  const { revalidate } = useRevalidator();
  const atEnd = useRef(revalidate);
  atEnd.current = revalidate;
  useEffect(() => {
    const source = new EventSource(`${path}/events`);
    source.onmessage = ({ data }: MessageEvent<string>) => setText(JSON.parse(data) as GrowingText);
    source.addEventListener("end", () => {
      source.close();
      atEnd.current();
    });
    return () => source.close();
  }, [path]);
  return text;
}
