import { useId, useMemo } from "react";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { keptPatternSvg } from "~/brand/zellige/pattern-svg";

export type PatternProps = Partial<PatternOptions> & {
  /** Which patch of the wall; the picture is drawn again only when it changes. */
  seed: string;
  className?: string;
};

/** The markup that the server sent for this very patch, so that a phone need not work it out again. */
function sentMarkup(id: string, seed: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.getElementById(id);
  return element?.dataset.seed === seed ? element.innerHTML : undefined;
}

/** A patch of the wall, drawn on the server; decoration. */
export function Pattern({ className, ...options }: PatternProps) {
  const id = useId();
  const { seed } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seed stands for all options, whose functions are new each time
  const markup = useMemo(
    () => sentMarkup(id, seed) ?? keptPatternSvg({ width: 640, height: 400, edge: 130, ...options }),
    [id, seed],
  );
  return (
    <div
      id={id}
      data-seed={seed}
      className={className ? `pattern ${className}` : "pattern"}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
