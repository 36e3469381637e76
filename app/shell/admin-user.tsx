import { ExternalLink, LogOut } from "lucide-react";
import { AppLink } from "~/ui/app-link";

/** Who is at work, the way to the public site, and the way out. */
export function AdminUser({ name }: { name: string }) {
  return (
    <div className="admin-user">
      <p className="admin-nav-label">{name}</p>
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
