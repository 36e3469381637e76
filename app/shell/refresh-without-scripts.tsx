import { useMatches } from "@remix-run/react";

/**
 * Loads a page anew while something is under way on it, where no script can follow it: its loader says after how many
 * seconds as `refreshSeconds`.
 */
export function RefreshWithoutScripts() {
  const seconds = useMatches().map(secondsOf).find(Boolean);
  if (!seconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}

function secondsOf({ data }: { data: unknown }): number | undefined {
  const seconds = (data as { refreshSeconds?: unknown } | null | undefined)?.refreshSeconds;
  return typeof seconds === "number" ? seconds : undefined;
}
