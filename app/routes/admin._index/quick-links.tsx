import { BarChart3, FileText, Hammer, Inbox } from "lucide-react";
import { AppLink } from "~/ui/app-link";

const LINKS = [
  { to: "/admin/blog", label: "Blog", does: "Écrire, publier, corriger", icon: FileText },
  { to: "/admin/projects", label: "Projets", does: "Voir où chacun en est", icon: Hammer },
  { to: "/admin/inquiries", label: "Demandes", does: "Répondre à qui a écrit", icon: Inbox },
  { to: "/admin/analytics", label: "Analytics", does: "Suivre ce qui est lu", icon: BarChart3 },
];

/** Where one goes from here nine times in ten. */
export function QuickLinks() {
  return (
    <nav className="quick-links" aria-label="Accès rapides">
      <ul>
        {LINKS.map(({ to, label, does, icon: Icon }) => (
          <li key={to}>
            <AppLink to={to} hydrated>
              <Icon aria-hidden="true" />
              <span className="quick-link-name">{label}</span>
              <span className="note">{does}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
