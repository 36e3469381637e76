/** For what comes behind the page itself; React 18 does not know the attribute. */
export const LOW_PRIORITY = { fetchpriority: "low" };

/**
 * Asks for the page's fonts before the style sheet that names them has arrived.
 * @param isPaintedEarly whether the page is painted without them: then what it says comes first on a slow line
 */
export function FontPreloads({ faces, isPaintedEarly }: { faces: string[]; isPaintedEarly: boolean }) {
  const priority = isPaintedEarly ? LOW_PRIORITY : {};
  return faces.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" {...priority} />
  ));
}
