import { ChevronDown, Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { Gem } from "~/brand/gem";
import { whatsappUrl } from "~/lib/web/whatsapp";
import type { SiteInfo } from "~/site/site-settings";
import { AppLink } from "~/ui/app-link";
import { Avatar } from "~/ui/avatar";
import { Logo } from "./logo";
import { SiteLink } from "./site-link";
import { useShellCopy } from "./use-shell-copy";

/** What the header shows of the signed-in user. */
export interface FrameUser {
  initial: string;
  /** Path of the user's own space. */
  home: string;
}

type HeaderProps = { site: SiteInfo; currentPath: string; user?: FrameUser | null | undefined };

/** The head of every public page: all of it works without scripts. */
export function SiteHeader({ site, currentPath, user }: HeaderProps) {
  const copy = useShellCopy();
  return (
    <>
      <a className="skip-link" href="#main">
        {copy.skipLink}
      </a>
      <header className="site-header">
        <div className="wrap site-header-row">
          <Logo name={site.siteName} />
          <nav className="site-nav" aria-label={copy.mainNavigation}>
            <NavItem to="/" label={copy.home} currentPath={currentPath} />
            <ServicesMenu currentPath={currentPath} />
            <NavItem to="/blog" label={copy.blog} currentPath={currentPath} />
            <NavItem to="/contact" label={copy.contact} currentPath={currentPath} />
            <OwnLink user={user} currentPath={currentPath} icon={<Gem glint="4s" />} />
          </nav>
          {user ? (
            <OwnLink user={user} currentPath={currentPath} isBesideMenu />
          ) : (
            <AppLink
              className="btn btn-sm btn-primary quote-btn"
              to={whatsappUrl(site.whatsappNumber, copy.quoteMessage)}
            >
              <Gem glint="3s" />
              {copy.quote}
            </AppLink>
          )}
          <MobileMenu site={site} currentPath={currentPath} user={user} />
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
      className={isBesideMenu ? "nav-link own-link" : "nav-link"}
      to={user.home}
      hydrated
      aria-current={currentOf(user.home, currentPath)}
    >
      <Avatar name={user.initial} />
      {copy.ownSpace}
    </SiteLink>
  );
}

function ServicesMenu({ currentPath }: { currentPath: string }) {
  const { services, serviceLinks } = useShellCopy();
  return (
    <details className="dropdown" data-menu>
      <summary className="nav-link" aria-current={currentPath.startsWith("/services/") || undefined}>
        {services}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="menu services-menu">
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

function MobileMenu({ site, currentPath, user }: HeaderProps) {
  const copy = useShellCopy();
  return (
    <details className="mobile-menu" data-menu>
      <summary>
        <span className="sr-only">{copy.menu}</span>
        <Menu className="when-closed" aria-hidden="true" />
        <X className="when-open" aria-hidden="true" />
      </summary>
      <nav className="mobile-menu-panel" aria-label={copy.menu}>
        <NavItem to="/" label={copy.home} currentPath={currentPath} />
        <p className="mobile-menu-title">{copy.services}</p>
        <ul>
          {copy.serviceLinks.map(({ to, label }) => (
            <li key={to} className={`cat-${to.split("/").at(-1)}`}>
              <NavItem to={to} label={label} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        <NavItem to="/blog" label={copy.blog} currentPath={currentPath} />
        <NavItem to="/contact" label={copy.contact} currentPath={currentPath} />
        <OwnLink user={user} currentPath={currentPath} />
        {!user && (
          <SiteLink className="nav-link" to={whatsappUrl(site.whatsappNumber, copy.quoteMessage)}>
            {copy.quote}
          </SiteLink>
        )}
      </nav>
    </details>
  );
}
