import { keepResults } from "./keep-results";
import { patternSvg } from "./pattern-svg";

const KEPT_MAX = 100;

/** The picture of `patternSvg`, drawn once for as long as it is asked for. A shared sheet has then met its pieces. */
export const keptPatternSvg = keepResults(KEPT_MAX, patternSvg);
