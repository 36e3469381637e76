import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { seo } from "~/lib/seo";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";

const NOT_CONNECTED = "Compte non relié";

const COUNTERS = ["Portée", "Abonnés Facebook", "Abonnés Instagram", "Relations LinkedIn"];

const NETWORKS = [
  {
    name: "Facebook et Instagram",
    key: "META_ACCESS_TOKEN",
    text: "Pour la portée des publications et le nombre d’abonnés des deux pages.",
  },
  { name: "LinkedIn", key: "LINKEDIN_API_KEY", text: "Pour le nombre de relations de la page de l’agence." },
  { name: "WhatsApp", key: "WHATSAPP_API_KEY", text: "Pour écrire aux clients depuis le compte de l’agence." },
];

export const meta: MetaFunction = () => seo({ title: "Marketing" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export default function Marketing() {
  return (
    <>
      <PageHeader title="Marketing" description="Les réseaux de l’agence. Aucun n’est relié au site pour le moment." />
      <div className="stat-grid">
        {COUNTERS.map((label) => (
          <StatTile key={label} label={label} value="0" hint={NOT_CONNECTED} />
        ))}
      </div>
      <div className="card-grid">
        {NETWORKS.map(({ name, key, text }) => (
          <Card
            key={key}
            title={name}
            level={2}
            footer={
              <LinkButton to="/admin/api-keys" hydrated size="sm">
                Configurer les API Keys<span className="sr-only"> : {name}</span>
              </LinkButton>
            }
          >
            <p>{text}</p>
            <p className="note break-words">Enregistrez d’abord la clé {key} dans la Gestion des API Keys.</p>
          </Card>
        ))}
      </div>
    </>
  );
}
