import type { LucideIcon } from "lucide-react";
import { ChartLine, Database, KeyRound, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "~/ui/link-button";

/** The four ways on from here. */
export function SettingsCards({ dashboardUrl }: { dashboardUrl: string | null }) {
  return (
    <ul className="settings-cards">
      <SettingsCard icon={KeyRound} title="API Keys" text="Les clés de services extérieurs, chiffrées.">
        <LinkButton to="/admin/api-keys" hydrated size="sm">
          Gérer les clés
        </LinkButton>
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
        <LinkButton to="/admin/email" hydrated size="sm">
          Voir les messages
        </LinkButton>
      </SettingsCard>
      <SettingsCard
        icon={ChartLine}
        title="Analytics et SEO"
        text="Titres, descriptions et tags que montrent les moteurs de recherche."
      >
        <LinkButton to="/admin/seo" hydrated size="sm">
          Gérer le SEO
        </LinkButton>
      </SettingsCard>
    </ul>
  );
}

interface SettingsCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function SettingsCard({ icon: Icon, title, text, children }: SettingsCardProps) {
  return (
    <li>
      <h2>
        <Icon aria-hidden="true" />
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </li>
  );
}
