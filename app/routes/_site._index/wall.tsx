import { LinkedWall } from "~/brand/linked-wall";
import sheetUrl from "~/brand/walls/home.svg?url";
import { linkedWalls, pageSheet } from "./walls";

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

/** A picture of the page's file of walls; decoration. */
export function HomeWall({ name, className }: { name: keyof typeof linkedWalls; className: string }) {
  return <LinkedWall href={`${sheetUrl}#${name}`} wall={linkedWalls[name]} className={className} />;
}

/** The bevels that the walls above share. Stands after them, so that it knows all their shapes. */
export function SharedBevels() {
  const html = `<defs>${pageSheet.defs}</defs>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
  return <svg className="z-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Where browsers cannot, it shows through on the right alone. */
const LAID_BY_SCROLLING =
  "[mask-image:linear-gradient(to_right,transparent_18%,#000_46%)] supports-[animation-timeline:view()]:[mask-image:none] supports-[animation-timeline:view()]:[animation:lay-wall_linear_both] supports-[animation-timeline:view()]:[animation-timeline:view()] supports-[animation-timeline:view()]:[animation-range:entry_0%_cover_55%]";

/** The drawing becomes a wall once more towards the end of the page. */
export function FriezeSection() {
  return (
    <div className="frieze relative h-[clamp(7.5rem,15vw,13.75rem)] overflow-clip" aria-hidden="true">
      <HomeWall className="absolute inset-0" name="frieze-drawing" />
      <HomeWall className={`absolute inset-0 ${LAID_BY_SCROLLING}`} name="frieze" />
    </div>
  );
}
