import { claimedFigures } from "~/content/figures";
import { useRootData } from "~/shell/site-page";
import type { AgencyFigures } from "~/site/agency-figures";

/** What the agency claims today. */
export function useFigures(): AgencyFigures {
  return useRootData()?.site.figures ?? claimedFigures;
}
