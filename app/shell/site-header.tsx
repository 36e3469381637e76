import { ChevronDown, Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { Gem } from "~/brand/gem";
import type { SiteInfo } from "~/site/site-settings";
import { AppLink } from "~/ui/app-link";
import { Avatar } from "~/ui/avatar";
import { AnnouncementBar } from "./announcement-bar";
import { Logo } from "./logo";
import { SiteLink } from "./site-link";
import { useShellCopy } from "./use-shell-copy";
import { useWayOut } from "./use-way-out";

/** What the header shows of the signed-in user. */
export interface FrameUser {
  initial: string;
  /** Path of the user's own space. */
  home: string;
}

type HeaderProps = { site: SiteInfo; currentPath: string; user?: FrameUser | null | undefined };

/**
 * The head of every public page: all of it works without scripts. Its links stand side by side from the width at which
 * they do so in every language.
 */
export function SiteHeader({ site, currentPath, user }: HeaderProps) {
  const copy = useShellCopy();
  const wayOut = useWayOut();
  return (
    <>
      <a
        className="skip-link absolute start-4 top-2 z-60 py-3 px-4 bg-text text-surface not-focus:[transform:translateY(-200%)]"
        href="#main"
      >
        {copy.skipLink}
      </a>
      <header className="site-header max-[23.75rem]:[&_.logo]:text-[1.25rem] max-[23.75rem]:[&_.logo]:gap-2 max-[23.75rem]:[&_.logo:has(.is-long)]:min-w-26 max-[23.75rem]:[&_.logo:has(.is-long)]:text-base relative z-20 border-b border-b-line bg-surface">
        <AnnouncementBar announcement={site.appearance?.announcement} />
        <div className="wrap flex items-center gap-3 max-[23.75rem]:gap-2 min-h-16 min-[64rem]:gap-[clamp(0.75rem,4vw_-_1.5rem,2.25rem)] lg:min-h-19">
          <Logo name={site.siteName} />
          <nav
            className="site-nav whitespace-nowrap max-[72rem]:[&_.gem]:hidden hidden min-[64rem]:flex min-[64rem]:items-center min-[64rem]:gap-[clamp(0.75rem,4vw_-_1.5rem,2.25rem)] min-[64rem]:ms-auto"
            aria-label={copy.mainNavigation}
          >
            <NavItem to="/" label={copy.home} currentPath={currentPath} />
            <ServicesMenu currentPath={currentPath} />
            <NavItem to="/blog" label={copy.blog} currentPath={currentPath} />
            <NavItem to="/contact" label={copy.contact} currentPath={currentPath} />
            <NavItem to="/realisations" label={copy.cases} currentPath={currentPath} />
            <OwnLink user={user} currentPath={currentPath} icon={<Gem glint="4s" />} />
          </nav>
          {user && <OwnLink user={user} currentPath={currentPath} isBesideMenu />}
          <AppLink
            className={`btn btn-sm btn-primary quote-btn max-[30rem]:[html:not([lang|=fr])_&_.gem]:hidden max-[23.75rem]:[&_.gem]:hidden max-[23.75rem]:[html:not([lang|=fr])_&]:[flex-shrink:1] max-[23.75rem]:[html:not([lang|=fr])_&]:min-w-27 max-[23.75rem]:[html:not([lang|=fr])_&]:leading-[1.2] max-[23.75rem]:[html:not([lang|=fr])_&]:text-center max-[23.75rem]:[html:not([lang|=fr])_&]:whitespace-normal flex-none px-3.5 gap-2 whitespace-nowrap max-[23.75rem]:px-2.5 min-[64rem]:ms-0 min-[64rem]:px-4.5 ${user ? BESIDE_OWN_SPACE : "ms-auto"}`}
            title={copy.quoteWays.chat}
            {...wayOut("whatsapp", "devis")}
          >
            <Gem glint="3s" />
            {copy.quote}
          </AppLink>
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

function NavItem({ to, label, currentPath }: { to: string; label: string; currentPath: string }) {
  return (
    <SiteLink className="nav-link" to={to} aria-current={currentOf(to, currentPath)}>
      {label}
    </SiteLink>
  );
}

type OwnLinkProps = Pick<HeaderProps, "currentPath" | "user"> & {
  icon?: ReactNode;
  /** Stands beside the closed menu, where there is no room for the whole navigation. */
  isBesideMenu?: boolean;
};

/** Of the quote button on a phone: it gives way to the link to one's own space, on two lines. */
const BESIDE_OWN_SPACE =
  "max-[30rem]:shrink max-[30rem]:min-w-0! max-[30rem]:px-2 max-[30rem]:whitespace-normal max-[30rem]:leading-[1.15] max-[30rem]:text-center max-[30rem]:[&_.gem]:hidden";

const OWN_SPACE = "nav-link [&_.avatar]:size-7 [&_.avatar]:text-sm";

/** The way in, or to one's own space. */
function OwnLink({ user, currentPath, icon, isBesideMenu }: OwnLinkProps) {
  const copy = useShellCopy();
  if (!user)
    return (
      <SiteLink className="nav-link" to="/auth" aria-current={currentOf("/auth", currentPath)}>
        {icon}
        {copy.signIn}
      </SiteLink>
    );
  return (
    <SiteLink
      className={isBesideMenu ? `own-link ${OWN_SPACE} ms-auto min-w-11 justify-center min-[64rem]:hidden` : OWN_SPACE}
      to={user.home}
      hydrated
      aria-current={currentOf(user.home, currentPath)}
    >
      <Avatar name={user.initial} />
      {isBesideMenu ? <span className="max-[40rem]:sr-only">{copy.ownSpace}</span> : copy.ownSpace}
    </SiteLink>
  );
}

function ServicesMenu({ currentPath }: { currentPath: string }) {
  const { services, serviceLinks } = useShellCopy();
  return (
    <details className="[&[open]>summary_svg:last-child]:rotate-180 relative inline-block" data-menu>
      <summary className="nav-link" aria-current={currentPath.startsWith("/services/") || undefined}>
        {services}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="menu [&_a]:whitespace-nowrap [&_a::before]:content-[''] [&_a::before]:flex-none [&_a::before]:w-7 [&_a::before]:h-1.5 [&_a::before]:bg-category">
        {serviceLinks.map(({ to, label }) => (
          <li key={to} className={`cat-${to.split("/").at(-1)}`}>
            <SiteLink to={to} aria-current={currentOf(to, currentPath)}>
              {label}
            </SiteLink>
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
      className="[&_.menu]:start-auto [&_.menu]:end-0 [&[open]>summary_svg]:rotate-180 relative hidden min-[64rem]:block min-[64rem]:-ms-[clamp(0.75rem,4vw_-_1.5rem,2.25rem)] min-[64rem]:ps-px"
      data-menu
    >
      <summary className="btn btn-sm btn-primary w-11 px-0 justify-center">
        <span className="sr-only">{quoteWays.label}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="menu [&_a]:whitespace-nowrap">
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

/** The same in the menu of a phone, where the first says beside its name where it leads. */
function QuoteLinks() {
  const { quote, quoteWays } = useShellCopy();
  const wayOut = useWayOut();
  const noteId = useId();
  return (
    <>
      <div className="relative">
        <SiteLink className="nav-link" aria-describedby={noteId} {...wayOut("whatsapp", "devis")}>
          {quote}
        </SiteLink>
        <span
          className="absolute end-0 inset-y-0 flex items-center text-text-3 text-sm pointer-events-none"
          id={noteId}
        >
          {quoteWays.app}
        </span>
      </div>
      <SiteLink className="nav-link" to="/contact#inquiry-title">
        {quoteWays.form}
      </SiteLink>
    </>
  );
}

function MobileMenu({ currentPath, user }: Pick<HeaderProps, "currentPath" | "user">) {
  const copy = useShellCopy();
  return (
    <details
      className="mobile-menu [&_li_a::before]:content-[''] [&_li_a::before]:flex-none [&_li_a::before]:w-7 [&_li_a::before]:h-1.5 [&_li_a::before]:bg-category min-[64rem]:hidden"
      data-menu
    >
      <summary className="grid place-items-center size-11 border border-line-strong">
        <span className="sr-only">{copy.menu}</span>
        <Menu className="[:is(.mobile-menu,_.admin-sheet)[open]_&]:hidden" aria-hidden="true" />
        <X className="[:is(.mobile-menu,_.admin-sheet):not([open])_&]:hidden" aria-hidden="true" />
      </summary>
      <nav
        className="[&_.nav-link]:w-full [&_.nav-link]:min-h-13 [&_.nav-link]:gap-3.5 [&_.nav-link]:border-b [&_.nav-link]:border-b-line [&_.nav-link]:text-[1.125rem] [&_.nav-link[aria-current]]:[box-shadow:inset_0_-2px_var(--accent)] absolute inset-x-0 top-full grid max-h-[calc(100dvh_-_4rem)] overflow-y-auto [padding:0.75rem_var(--gutter)_2rem] border-y border-y-line bg-surface [box-shadow:0_1.5rem_5rem_var(--shade)]"
        aria-label={copy.menu}
      >
        <NavItem to="/" label={copy.home} currentPath={currentPath} />
        <p className="pt-4.5 pb-1 text-text-3 text-sm">{copy.services}</p>
        <ul>
          {copy.serviceLinks.map(({ to, label }) => (
            <li key={to} className={`cat-${to.split("/").at(-1)}`}>
              <NavItem to={to} label={label} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        <NavItem to="/blog" label={copy.blog} currentPath={currentPath} />
        <NavItem to="/contact" label={copy.contact} currentPath={currentPath} />
        <NavItem to="/realisations" label={copy.cases} currentPath={currentPath} />
        <OwnLink user={user} currentPath={currentPath} />
        <QuoteLinks />
      </nav>
    </details>
  );
}
