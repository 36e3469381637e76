/** Asks for the page's fonts before the style sheet that names them has arrived. */
export function FontPreloads({ faces }: { faces: string[] }) {
  return faces.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
