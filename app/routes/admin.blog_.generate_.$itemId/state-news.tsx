import { useEffect, useRef, useState } from "react";

type State = "writing" | "broken-off" | "written";

const NEWS: Record<State, string> = {
  writing: "L’article s’écrit",
  written: "L’article est écrit : vous pouvez le relire",
  "broken-off": "L’article n’est pas écrit",
};

/** Tells those who do not see the screen change what has become of the article. */
export function StateNews({ state }: { state: State }) {
  const told = useRef(state);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    setNews(NEWS[state]);
  }, [state]);
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
