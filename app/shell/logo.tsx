import { useRouteLoaderData } from "@remix-run/react";
import { MARK_KITES } from "~/brand/zellige/mark";
import type { Appearance } from "~/site/appearance";
import { SiteLink } from "./site-link";
import { useShellCopy } from "./use-shell-copy";

/** The longest name that stands on one line beside the buttons of a narrow header. */
const SHORT_NAME = 9;

/** The owner's logo, or the mark and the name; one kite of the eight is glazed. */
export function Logo({ name, to = "/", hydrated }: { name: string; to?: string; hydrated?: boolean }) {
  const { home } = useShellCopy();
  const logo = useOwnLogo();
  return (
    <SiteLink
      className="logo [&:has(.is-long)]:min-w-0 [&:has(.is-long)]:text-[1.125rem] md:[.admin-sidebar_&&]:[padding:0_0.5rem_0.5rem] md:[.admin-sidebar_&&]:text-[1.25rem] md:[.admin-sidebar_&_svg]:w-6.5 md:[.admin-sidebar_&_svg]:h-6.5 md:[.admin-sidebar[data-collapsed]_&]:justify-center md:[.admin-sidebar[data-collapsed]_&]:px-0 inline-flex items-center gap-3 min-h-11 text-text font-display text-[1.5rem] font-[680] leading-[1] tracking-[-0.03em] no-underline"
      to={to}
      hydrated={hydrated}
      aria-label={`${name}, ${home.toLowerCase()}`}
    >
      {logo ? <OwnLogo logo={logo} /> : <MarkAndName name={name} />}
    </SiteLink>
  );
}

/** By the root loader's data, which every page has. */
function useOwnLogo(): Appearance["logo"] {
  const root = useRouteLoaderData("root") as { site?: { appearance?: Appearance } } | undefined;
  return root?.site?.appearance?.logo ?? null;
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

function MarkAndName({ name }: { name: string }) {
  return (
    <>
      <svg className="size-8.5 flex-none" viewBox="0 0 100 100" aria-hidden="true">
        <path className="fill-text" d={MARK_KITES.slice(0, 7).join("")} />
        <path className="fill-accent" d={MARK_KITES[7]} />
      </svg>
      <span className={`logo-name${name.length > SHORT_NAME ? " is-long" : ""}`} dir="auto">
        {name}
      </span>
    </>
  );
}
