import { ExternalLink, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "~/ui/app-link";

/** The signed-in user, the theme, the link to the public site and the sign-out button. */
export function AdminUser({
  name,
  className = "",
  children,
}: {
  name: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`admin-user ${className}`.trimEnd()}>
      <p className="admin-nav-label">{name}</p>
      {children}
      <AppLink to="/" title="Voir le site">
        <ExternalLink aria-hidden="true" />
        <span className="admin-nav-label">Voir le site</span>
      </AppLink>
      <form method="post" action="/sign-out">
        <button type="submit" title="Déconnexion">
          <LogOut className="flip" aria-hidden="true" />
          <span className="admin-nav-label">Déconnexion</span>
        </button>
      </form>
    </div>
  );
}
