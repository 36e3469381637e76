import type { Point } from "~/lib/zellige/geometry";
import { cornerOf, insetOf } from "~/lib/zellige/geometry";
import { khatamPolygon } from "~/lib/zellige/khatam";
import { pathOf } from "~/lib/zellige/path";
import { SiteLink } from "./site-link";
import { useShellCopy } from "./use-shell-copy";

const CENTRE: Point = [50, 50];
const STAR = khatamPolygon(CENTRE, 49);

/** The star cut in eight kites with a joint between them. */
const KITES = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
  const kite = [CENTRE, cornerOf(STAR, 2 * i - 1), cornerOf(STAR, 2 * i), cornerOf(STAR, 2 * i + 1)];
  return pathOf(insetOf(kite, 2.2) ?? kite);
});

/** The mark and the name; one kite of the eight is glazed. */
export function Logo({ name, to = "/", hydrated }: { name: string; to?: string; hydrated?: boolean }) {
  const { home } = useShellCopy();
  return (
    <SiteLink className="logo" to={to} hydrated={hydrated} aria-label={`${name}, ${home.toLowerCase()}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path className="logo-mark" d={KITES.slice(0, 7).join("")} />
        <path className="logo-glaze" d={KITES[7]} />
      </svg>
      <span>{name}</span>
    </SiteLink>
  );
}
