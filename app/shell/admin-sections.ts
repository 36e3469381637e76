import {
  BarChart3,
  Building2,
  FileSignature,
  FileText,
  Hammer,
  Images,
  Inbox,
  KeyRound,
  Layers,
  LayoutDashboard,
  Mail,
  Megaphone,
  ReceiptText,
  Search,
  Server,
  SlidersHorizontal,
  Star,
  Trash2,
  Wallet,
} from "lucide-react";
import type { AdminSection } from "./admin-nav";

/**
 * The screens of the back office: the fourteen of the specification in its order, then those that came later; `count`
 * names what is new there.
 */
export const ADMIN_SECTIONS: AdminSection[] = [
  {
    entries: [
      { to: "/admin", label: "Dashboard", icon: LayoutDashboard },
      { to: "/admin/blog", label: "Blog", icon: FileText },
      { to: "/admin/analytics", label: "Analytics", icon: BarChart3 },
      { to: "/admin/seo", label: "SEO", icon: Search },
      { to: "/admin/projects", label: "Projets", icon: Hammer, count: "projects" },
      { to: "/admin/clients", label: "Clients", icon: Building2, count: "clients" },
      { to: "/admin/services", label: "Services", icon: Layers },
      { to: "/admin/inquiries", label: "Demandes", icon: Inbox, count: "inquiries" },
      { to: "/admin/testimonials", label: "Avis", icon: Star, count: "testimonials" },
      { to: "/admin/revenue", label: "Revenus", icon: Wallet },
      { to: "/admin/marketing", label: "Marketing", icon: Megaphone },
      { to: "/admin/email", label: "Email", icon: Mail, count: "emails" },
      { to: "/admin/api-keys", label: "API Keys", icon: KeyRound },
      { to: "/admin/settings", label: "Paramètres", icon: SlidersHorizontal },
    ],
  },
  {
    title: "Gestion",
    entries: [
      { to: "/admin/devis", label: "Devis", icon: FileSignature },
      { to: "/admin/factures", label: "Factures", icon: ReceiptText },
      { to: "/admin/realisations", label: "Réalisations", icon: Images },
      { to: "/admin/corbeille", label: "Corbeille", icon: Trash2 },
      { to: "/admin/systeme", label: "Système", icon: Server },
    ],
  },
];
