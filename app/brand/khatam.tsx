import { khatamPath } from "~/brand/zellige/khatam";

const STAR = khatamPath(12, 12, 11.5);

/** The eight-pointed star as a glyph; decoration, hidden from assistive technology. */
export function Khatam({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}
