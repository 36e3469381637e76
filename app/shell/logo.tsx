import { MARK_KITES } from "~/brand/zellige/mark";
import { SiteLink } from "./site-link";
import { useShellCopy } from "./use-shell-copy";

/** The longest name that stands on one line beside the buttons of a narrow header. */
const SHORT_NAME = 9;

/** The mark and the name; one kite of the eight is glazed. */
export function Logo({ name, to = "/", hydrated }: { name: string; to?: string; hydrated?: boolean }) {
  const { home } = useShellCopy();
  return (
    <SiteLink className="logo" to={to} hydrated={hydrated} aria-label={`${name}, ${home.toLowerCase()}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path className="logo-mark" d={MARK_KITES.slice(0, 7).join("")} />
        <path className="logo-glaze" d={MARK_KITES[7]} />
      </svg>
      <span className={`logo-name${name.length > SHORT_NAME ? " is-long" : ""}`} dir="auto">
        {name}
      </span>
    </SiteLink>
  );
}
