import { pageSheet } from "./walls";

/** A picture that is drawn already; decoration. */
export function Wall({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={`pattern ${className}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** The bevels that the walls above share. Stands after them, so that it knows all their shapes. */
export function SharedBevels() {
  const html = `<defs>${pageSheet.defs}</defs>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
  return <svg className="z-defs" aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: html }} />;
}
