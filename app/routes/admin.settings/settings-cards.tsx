import type { LucideIcon } from "lucide-react";
import { ChartLine, Database, KeyRound, Mail, Palette, Scale, Users } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "~/ui/link-button";
import { ScreenLinkButton } from "~/ui/screen-link";

export function SettingsCards({ dashboardUrl }: { dashboardUrl: string | null }) {
  return (
    <ul className="grid border-t border-t-line md:grid-cols-[1fr_1fr] md:gap-x-(--gap) xl:grid-cols-[repeat(3,1fr)]">
      <SettingsCard icon={Users} title="Équipe" text="Les personnes de la page À propos, qui signent les articles.">
        <ScreenLinkButton to="/admin/settings/equipe">Gérer l’équipe</ScreenLinkButton>
      </SettingsCard>
      <SettingsCard icon={Palette} title="Apparence" text="Annonce, logo, image de partage, couleurs, page d’accueil.">
        <ScreenLinkButton to="/admin/settings/apparence">Changer l’apparence</ScreenLinkButton>
      </SettingsCard>
      <SettingsCard icon={KeyRound} title="API Keys" text="Les clés de services extérieurs, chiffrées.">
        <ScreenLinkButton to="/admin/api-keys">Gérer les clés</ScreenLinkButton>
      </SettingsCard>
      <SettingsCard
        icon={Database}
        title="Base de données"
        text={
          dashboardUrl
            ? "Le tableau de bord de l’hébergeur de la base."
            : "Pas de tableau de bord relié\u202f: demandez à qui héberge le site d’en donner l’adresse."
        }
      >
        {dashboardUrl && (
          <LinkButton to={dashboardUrl} target="_blank" rel="noreferrer" size="sm">
            Ouvrir<span className="sr-only"> le tableau de bord de la base (nouvel onglet)</span>
          </LinkButton>
        )}
      </SettingsCard>
      <SettingsCard
        icon={Mail}
        title="Email et notifications"
        text="Chaque message que le site écrit, et où en est son envoi."
      >
        <ScreenLinkButton to="/admin/email">Voir les messages</ScreenLinkButton>
      </SettingsCard>
      <SettingsCard
        icon={ChartLine}
        title="Analytics et SEO"
        text="Titres, descriptions et tags que montrent les moteurs de recherche."
      >
        <ScreenLinkButton to="/admin/seo">Gérer le SEO</ScreenLinkButton>
      </SettingsCard>
      <SettingsCard
        icon={Scale}
        title="Règles fiscales"
        text="Retenues, espèces, délais, lettres et mentions, chacun à partir d’un jour."
      >
        <ScreenLinkButton to="/admin/settings/regles">Gérer les règles</ScreenLinkButton>
      </SettingsCard>
    </ul>
  );
}

function SettingsCard({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-1.5 content-start justify-items-start py-4.5 border-b border-b-line">
      <h2 className="flex items-center gap-2.5 font-sans font-[560] text-base/[1.3] tracking-[0]">
        <Icon className="size-4.5 text-text-3" aria-hidden="true" />
        {title}
      </h2>
      <p className="text-text-2">{text}</p>
      {children && <div className="flex mt-2">{children}</div>}
    </li>
  );
}
