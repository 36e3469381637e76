import { useRouteLoaderData } from "@remix-run/react";
import { MARK_KITES } from "~/brand/zellige/mark";
import type { Appearance } from "~/site/appearance";
import { SiteLink } from "./site-link";
import { useShellCopy } from "./use-shell-copy";

/** The longest name that stands on one line beside the buttons of a narrow header. */
const SHORT_NAME = 9;

const IN_SIDEBAR = "text-[1.25rem] px-2 pb-2 group-data-collapsed:px-0 group-data-collapsed:justify-center";

/** By where it stands. */
const LOOKS = {
  page: { short: "text-[1.5rem]", long: "min-w-0 text-[1.125rem]" },
  header: {
    short: "text-[1.5rem] max-[23.75rem]:text-[1.25rem] max-[23.75rem]:gap-2",
    long: "min-w-0 text-[1.125rem] max-[23.75rem]:min-w-26 max-[23.75rem]:text-base max-[23.75rem]:gap-2",
  },
  sidebar: { short: IN_SIDEBAR, long: `min-w-0 ${IN_SIDEBAR}` },
};

interface LogoProps {
  name: string;
  place?: keyof typeof LOOKS;
  to?: string;
  hydrated?: boolean;
}

/** The owner's logo, or the mark and the name; one kite of the eight is glazed. */
export function Logo({ name, place = "page", to = "/", hydrated }: LogoProps) {
  const { home } = useShellCopy();
  const root = useRouteLoaderData("root") as { site?: { appearance?: Appearance } } | undefined;
  const logo = root?.site?.appearance?.logo;
  const isLong = !logo && name.length > SHORT_NAME;
  return (
    <SiteLink
      className={`logo inline-flex items-center gap-3 min-h-11 text-text font-display font-[680] leading-[1] tracking-[-0.03em] no-underline ${LOOKS[place][isLong ? "long" : "short"]}`}
      to={to}
      hydrated={hydrated}
      aria-label={`${name}, ${home.toLowerCase()}`}
    >
      {logo ? (
        <OwnLogo logo={logo} />
      ) : (
        <>
          <svg
            className={`${place === "sidebar" ? "size-6.5" : "size-8.5"} flex-none`}
            viewBox="0 0 100 100"
            aria-hidden="true"
          >
            <path className="fill-text" d={MARK_KITES.slice(0, 7).join("")} />
            <path className="fill-accent" d={MARK_KITES[7]} />
          </svg>
          <span
            className={`${place === "sidebar" ? "group-data-collapsed:sr-only " : ""}${isLong ? "line-clamp-2 wrap-anywhere leading-[1.15]" : "whitespace-nowrap"}`}
            dir="auto"
          >
            {name}
          </span>
        </>
      )}
    </SiteLink>
  );
}

/** The picture for the ground of the theme; its link is named already. */
function OwnLogo({ logo: { day, night } }: { logo: NonNullable<Appearance["logo"]> }) {
  const size = "h-9 w-auto max-w-[min(11rem,38vw)] object-contain object-left rtl:object-right";
  if (day === night) return <img src={day} alt="" className={size} />;
  return (
    <>
      <img src={day} alt="" className={`${size} [display:var(--day,block)_var(--night,none)]`} />
      <img src={night} alt="" className={`${size} [display:var(--day,none)_var(--night,block)]`} />
    </>
  );
}
