import { claimedFigures } from "~/content/figures";
import type { AgencyFigures } from "~/lib/agency-figures";
import { useRootData } from "~/shell/site-page";

/** What the agency claims today. */
export function useFigures(): AgencyFigures {
  return useRootData()?.site.figures ?? claimedFigures;
}
