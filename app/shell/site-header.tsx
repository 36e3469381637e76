import { ChevronDown, Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { Gem } from "~/brand/gem";
import type { Appearance } from "~/site/appearance";
import type { SiteInfo } from "~/site/site-settings";
import { AppLink } from "~/ui/app-link";
import { Avatar } from "~/ui/avatar";
import { TallLink } from "~/ui/tall-link";
import { Logo } from "./logo";
import { SiteLink } from "./site-link";
import { usePageLanguage, useShellCopy } from "./use-shell-copy";
import { useWayOut } from "./use-way-out";

/** What the header shows of the signed-in user. */
export interface FrameUser {
  initial: string;
  home: string;
}

type HeaderProps = { site: SiteInfo; currentPath: string; user?: FrameUser | null | undefined };

/**
 * The head of every public page: all of it works without scripts. Its links stand side by side from the width at which
 * they do so in every language.
 */
export function SiteHeader({ site, currentPath, user }: HeaderProps) {
  const copy = useShellCopy();
  return (
    <>
      <a
        className="absolute start-4 top-2 z-60 py-3 px-4 bg-text text-surface not-focus:[transform:translateY(-200%)] print:hidden"
        href="#main"
      >
        {copy.skipLink}
      </a>
      <header className="site-header relative z-20 border-b border-b-line bg-surface">
        <AnnouncementBar announcement={site.appearance?.announcement} />
        <div className="wrap flex items-center gap-3 max-[23.75rem]:gap-2 min-h-16 min-[64rem]:gap-[clamp(0.75rem,4vw_-_1.5rem,2.25rem)] lg:min-h-19">
          <Logo name={site.siteName} place="header" />
          <nav
            className="whitespace-nowrap hidden print:hidden min-[64rem]:flex min-[64rem]:items-center min-[64rem]:gap-[clamp(0.75rem,4vw_-_1.5rem,2.25rem)] min-[64rem]:ms-auto"
            aria-label={copy.mainNavigation}
          >
            <NavItem to="/" label={copy.home} currentPath={currentPath} />
            <ServicesMenu currentPath={currentPath} />
            <NavItem to="/blog" label={copy.blog} currentPath={currentPath} />
            <NavItem to="/contact" label={copy.contact} currentPath={currentPath} />
            <NavItem to="/realisations" label={copy.cases} currentPath={currentPath} />
            <OwnLink user={user} currentPath={currentPath} icon={<Gem glint="4s" className="max-[72rem]:hidden" />} />
          </nav>
          {user && <OwnLink user={user} currentPath={currentPath} isBesideMenu />}
          <QuoteButton isBesideOwnSpace={Boolean(user)} />
          <QuoteMenu />
          <MobileMenu currentPath={currentPath} user={user} />
        </div>
      </header>
    </>
  );
}

function currentOf(to: string, currentPath: string): "page" | "true" | undefined {
  if (currentPath === to) return "page";
  return to !== "/" && currentPath.startsWith(`${to}/`) ? "true" : undefined;
}

interface NavItemProps {
  to: string;
  label: string;
  currentPath: string;
  look?: string;
}

function NavItem({ to, label, currentPath, look = "nav-link" }: NavItemProps) {
  return (
    <SiteLink className={look} to={to} aria-current={currentOf(to, currentPath)}>
      {label}
    </SiteLink>
  );
}

type OwnLinkProps = Pick<HeaderProps, "currentPath" | "user"> & {
  icon?: ReactNode;
  look?: string;
  /** Stands beside the closed menu, where there is no room for the whole navigation. */
  isBesideMenu?: boolean;
};

/** The way in, or to one's own space. */
function OwnLink({ user, currentPath, icon, look = "nav-link", isBesideMenu }: OwnLinkProps) {
  const copy = useShellCopy();
  if (!user)
    return (
      <SiteLink className={look} to="/auth" aria-current={currentOf("/auth", currentPath)}>
        {icon}
        {copy.signIn}
      </SiteLink>
    );
  return (
    <SiteLink
      className={isBesideMenu ? `${look} print:hidden ms-auto min-w-11 justify-center min-[64rem]:hidden` : look}
      to={user.home}
      hydrated
      aria-current={currentOf(user.home, currentPath)}
    >
      <Avatar name={user.initial} size="size-7" />
      {isBesideMenu ? <span className="max-[40rem]:sr-only">{copy.ownSpace}</span> : copy.ownSpace}
    </SiteLink>
  );
}

/** On a phone it gives way, on two lines: to the link to one's own space, and in a language of longer words. */
const QUOTE_LOOKS = {
  besideOwnSpace:
    "max-[30rem]:shrink max-[30rem]:min-w-0! max-[30rem]:px-2 max-[30rem]:whitespace-normal max-[30rem]:leading-[1.15] max-[30rem]:text-center",
  foreign:
    "max-[23.75rem]:shrink max-[23.75rem]:min-w-27 max-[23.75rem]:leading-[1.2] max-[23.75rem]:text-center max-[23.75rem]:whitespace-normal",
};

function QuoteButton({ isBesideOwnSpace }: { isBesideOwnSpace: boolean }) {
  const copy = useShellCopy();
  const wayOut = useWayOut();
  const isForeign = usePageLanguage() !== "fr";
  const place = isBesideOwnSpace ? QUOTE_LOOKS.besideOwnSpace : "ms-auto";
  return (
    <AppLink
      className={`btn btn-sm btn-primary print:hidden flex-none px-3.5 gap-2 whitespace-nowrap max-[23.75rem]:px-2.5 min-[64rem]:ms-0 min-[64rem]:px-4.5 ${place} ${isForeign ? QUOTE_LOOKS.foreign : ""}`}
      title={copy.quoteWays.chat}
      {...wayOut("whatsapp", "devis")}
    >
      <Gem
        glint="3s"
        on="accent"
        className={isForeign || isBesideOwnSpace ? "max-[30rem]:hidden" : "max-[23.75rem]:hidden"}
      />
      {copy.quote}
    </AppLink>
  );
}

/** The colour of its trade before a service. */
const SERVICE_MARK = "before:flex-none before:w-7 before:h-1.5 before:bg-category";

function ServicesMenu({ currentPath }: { currentPath: string }) {
  const { services, serviceLinks } = useShellCopy();
  return (
    <details className="group relative inline-block" data-menu>
      <summary className="nav-link" aria-current={currentPath.startsWith("/services/") || undefined}>
        {services}
        <ChevronDown className="group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="menu">
        {serviceLinks.map(({ to, label }) => (
          <li key={to} className={`cat-${to.split("/").at(-1)}`}>
            <NavItem to={to} label={label} currentPath={currentPath} look={`whitespace-nowrap ${SERVICE_MARK}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Beside the button, which leads to the chat: both ways by their names. Phones have them in their menu. */
function QuoteMenu() {
  const { quoteWays } = useShellCopy();
  const wayOut = useWayOut();
  return (
    <details
      className="group relative hidden min-[64rem]:block min-[64rem]:-ms-[clamp(0.75rem,4vw_-_1.5rem,2.25rem)] min-[64rem]:ps-px"
      data-menu
    >
      <summary className="btn btn-sm btn-primary w-11 px-0 justify-center">
        <span className="sr-only">{quoteWays.label}</span>
        <ChevronDown className="group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="menu start-auto end-0 whitespace-nowrap">
        <li>
          <SiteLink {...wayOut("whatsapp", "devis")}>{quoteWays.chat}</SiteLink>
        </li>
        <li>
          <SiteLink to="/contact#inquiry-title">{quoteWays.form}</SiteLink>
        </li>
      </ul>
    </details>
  );
}

const PHONE_LINK = "nav-link w-full min-h-13 gap-3.5 border-b border-b-line text-[1.125rem]";
const PHONE_ENTRY = `${PHONE_LINK} aria-[current]:[box-shadow:inset_0_-2px_var(--accent)]`;

/** The same in the menu of a phone, where the first says beside its name where it leads. */
function QuoteLinks() {
  const { quote, quoteWays } = useShellCopy();
  const wayOut = useWayOut();
  const noteId = useId();
  return (
    <>
      <div className="relative">
        <SiteLink className={PHONE_LINK} aria-describedby={noteId} {...wayOut("whatsapp", "devis")}>
          {quote}
        </SiteLink>
        <span
          className="absolute end-0 inset-y-0 flex items-center text-text-3 text-sm pointer-events-none"
          id={noteId}
        >
          {quoteWays.app}
        </span>
      </div>
      <SiteLink className={PHONE_LINK} to="/contact#inquiry-title">
        {quoteWays.form}
      </SiteLink>
    </>
  );
}

function MobileMenu({ currentPath, user }: Pick<HeaderProps, "currentPath" | "user">) {
  const copy = useShellCopy();
  const common = { currentPath, look: PHONE_ENTRY };
  return (
    <details className="mobile-menu group print:hidden min-[64rem]:hidden" data-menu>
      <summary className="grid place-items-center size-11 border border-line-strong">
        <span className="sr-only">{copy.menu}</span>
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <nav
        className="absolute inset-x-0 top-full grid max-h-[calc(100dvh_-_4rem)] overflow-y-auto [padding:0.75rem_var(--gutter)_2rem] border-y border-y-line bg-surface [box-shadow:0_1.5rem_5rem_var(--shade)]"
        aria-label={copy.menu}
      >
        <NavItem to="/" label={copy.home} {...common} />
        <p className="pt-4.5 pb-1 text-text-3 text-sm">{copy.services}</p>
        <ul>
          {copy.serviceLinks.map(({ to, label }) => (
            <li key={to} className={`cat-${to.split("/").at(-1)}`}>
              <NavItem to={to} label={label} {...common} look={`${PHONE_ENTRY} ${SERVICE_MARK}`} />
            </li>
          ))}
        </ul>
        <NavItem to="/blog" label={copy.blog} {...common} />
        <NavItem to="/contact" label={copy.contact} {...common} />
        <NavItem to="/realisations" label={copy.cases} {...common} />
        <OwnLink user={user} {...common} />
        <QuoteLinks />
      </nav>
    </details>
  );
}

/** The owner's announcement in the language of the page; nothing where it was not written in that. */
function AnnouncementBar({ announcement }: { announcement: Appearance["announcement"] | undefined }) {
  const words = announcement?.words[usePageLanguage()];
  if (!words) return null;
  return (
    <div className="announcement bg-accent text-on-accent print:hidden">
      <p className="wrap flex items-center justify-center min-h-11 py-2 text-center text-[0.9375rem]/[1.35] font-[560] text-balance wrap-anywhere">
        {announcement?.to ? (
          <TallLink
            className="-my-2 [color:inherit] [text-decoration:underline_1px] [text-underline-offset:0.2em] focus-visible:[outline-color:currentColor]"
            to={announcement.to}
          >
            {words}
          </TallLink>
        ) : (
          words
        )}
      </p>
    </div>
  );
}
