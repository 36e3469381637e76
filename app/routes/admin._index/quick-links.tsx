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
    <nav
      className="[&_a]:grid [&_a]:grid-cols-[auto_minmax(0,1fr)] [&_a]:items-center [&_a]:gap-y-0 [&_a]:gap-x-3 [&_a]:h-full [&_a]:py-3.5 [&_a]:px-4 [&_a]:border-b [&_a]:border-b-line [&_a]:border-e [&_a]:border-e-line [&_a]:text-text [&_a]:no-underline [&_a:hover]:bg-surface-2 [&_a:focus-visible]:-outline-offset-2 [&_svg]:w-5.5 [&_svg]:h-5.5 [&_svg]:text-accent mt-10"
      aria-label="Accès rapides"
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] border-t border-t-line border-s border-s-line">
        {LINKS.map(({ to, label, does, icon: Icon }) => (
          <li key={to}>
            <AppLink to={to} hydrated>
              <Icon aria-hidden="true" />
              <span className="font-[560]">{label}</span>
              <span className="note col-[2]">{does}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
