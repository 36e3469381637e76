import { ChevronDown, Menu, X } from "lucide-react";
import { QUOTE_MESSAGE, SERVICE_LINKS } from "~/content/navigation";
import type { SiteInfo } from "~/lib/site-info";
import { whatsappUrl } from "~/lib/whatsapp";
import { AppLink } from "~/ui/app-link";
import { Gem } from "~/ui/gem";
import { Logo } from "./logo";

type HeaderProps = { site: SiteInfo; currentPath: string };

/** The head of every public page: all of it works without scripts. */
export function SiteHeader({ site, currentPath }: HeaderProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Aller au contenu principal
      </a>
      <header className="site-header">
        <div className="wrap site-header-row">
          <Logo name={site.siteName} />
          <nav className="site-nav" aria-label="Principale">
            <NavItem to="/" label="Accueil" currentPath={currentPath} />
            <ServicesMenu currentPath={currentPath} />
            <NavItem to="/blog" label="Blog" currentPath={currentPath} />
            <NavItem to="/contact" label="Contact" currentPath={currentPath} />
            <AppLink className="nav-link" to="/auth" aria-current={currentOf("/auth", currentPath)}>
              <Gem glint="4s" />
              Connexion
            </AppLink>
          </nav>
          <AppLink className="btn btn-sm btn-primary quote-btn" to={whatsappUrl(site.whatsappNumber, QUOTE_MESSAGE)}>
            <Gem glint="3s" />
            Devis Gratuit
          </AppLink>
          <MobileMenu currentPath={currentPath} />
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
    <AppLink className="nav-link" to={to} aria-current={currentOf(to, currentPath)}>
      {label}
    </AppLink>
  );
}

function ServicesMenu({ currentPath }: { currentPath: string }) {
  return (
    <details className="dropdown" data-menu>
      <summary className="nav-link" aria-current={currentPath.startsWith("/services/") || undefined}>
        Services
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="menu services-menu">
        {SERVICE_LINKS.map(({ to, label }) => (
          <li key={to} className={`cat-${to.split("/").at(-1)}`}>
            <AppLink to={to} aria-current={currentOf(to, currentPath)}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function MobileMenu({ currentPath }: { currentPath: string }) {
  return (
    <details className="mobile-menu" data-menu>
      <summary>
        <span className="sr-only">Menu</span>
        <Menu className="when-closed" aria-hidden="true" />
        <X className="when-open" aria-hidden="true" />
      </summary>
      <nav className="mobile-menu-panel" aria-label="Menu">
        <NavItem to="/" label="Accueil" currentPath={currentPath} />
        <p className="mobile-menu-title">Services</p>
        <ul>
          {SERVICE_LINKS.map(({ to, label }) => (
            <li key={to} className={`cat-${to.split("/").at(-1)}`}>
              <NavItem to={to} label={label} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        <NavItem to="/blog" label="Blog" currentPath={currentPath} />
        <NavItem to="/contact" label="Contact" currentPath={currentPath} />
        <NavItem to="/auth" label="Connexion" currentPath={currentPath} />
      </nav>
    </details>
  );
}
