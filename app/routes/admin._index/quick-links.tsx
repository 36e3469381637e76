import { BarChart3, FileText, Hammer, Inbox } from "lucide-react";
import { AppLink } from "~/ui/app-link";

const LINKS = [
  { to: "/admin/blog", label: "Blog", does: "Écrire, publier, corriger", icon: FileText },
  { to: "/admin/projects", label: "Projets", does: "Voir où chacun en est", icon: Hammer },
  { to: "/admin/inquiries", label: "Demandes", does: "Répondre à qui a écrit", icon: Inbox },
  { to: "/admin/analytics", label: "Analytics", does: "Suivre ce qui est lu", icon: BarChart3 },
];

const LINK =
  "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 h-full py-3.5 px-4 border-b border-b-line border-e border-e-line text-text no-underline hover:bg-surface-2 focus-visible:-outline-offset-2";

/** Where one goes from here nine times in ten. */
export function QuickLinks() {
  return (
    <nav className="mt-10" aria-label="Accès rapides">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] border-t border-t-line border-s border-s-line">
        {LINKS.map(({ to, label, does, icon: Icon }) => (
          <li key={to}>
            <AppLink className={LINK} to={to} hydrated>
              <Icon className="size-5.5 text-accent" aria-hidden="true" />
              <span className="font-[560]">{label}</span>
              <span className="note col-[2]">{does}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
