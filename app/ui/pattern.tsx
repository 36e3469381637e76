import { memo } from "react";
import type { PatternOptions } from "~/lib/zellige/pattern-svg";
import { patternSvg } from "~/lib/zellige/pattern-svg";

export type PatternProps = Partial<PatternOptions> & {
  seed: string;
  /** Where the picture stands in the layout. */
  className?: string;
};

/** A patch of the wall, drawn on the server; decoration. */
export const Pattern = memo(function Pattern({ className, ...options }: PatternProps) {
  const svg = patternSvg({ width: 640, height: 400, edge: 130, ...options });
  return (
    <div
      className={className ? `pattern ${className}` : "pattern"}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});
